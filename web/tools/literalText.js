// An ESLint rule for .svelte files: texts for people come from the catalogues. Letters in a text node, in an attribute
// that is read to people, or in a string that an expression shows are refused, except under translate="no".

/** Attributes and properties of components whose value people read or hear. */
const READ = new Set([
  "alt",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "placeholder",
  "title",
  "label",
  "note",
]);
const LETTERS = /\p{L}/u;

/** The strings that an expression may show: 'a' and 'b' in x ? 'a' : 'b'. */
function stringsIn(node) {
  if (!node) return [];
  if (node.type === "Literal") return typeof node.value === "string" ? [node] : [];
  if (node.type === "TemplateLiteral") return node.quasis.filter((quasi) => LETTERS.test(quasi.value.raw));
  if (node.type === "ConditionalExpression") return [...stringsIn(node.consequent), ...stringsIn(node.alternate)];
  if (node.type === "LogicalExpression") return [...stringsIn(node.left), ...stringsIn(node.right)];
  if (node.type === "BinaryExpression" && node.operator === "+")
    return [...stringsIn(node.left), ...stringsIn(node.right)];
  return [];
}

function textOf(node) {
  return node.type === "TemplateElement" ? node.value.raw : String(node.value);
}

function isUntranslated(node) {
  for (let at = node; at; at = at.parent) {
    if (at.type === "SvelteStyleElement" || at.type === "SvelteScriptElement") return true;
    const attributes = at.type === "SvelteElement" ? at.startTag.attributes : [];
    if (attributes.some((each) => each.key?.name === "translate" && each.value?.[0]?.value === "no")) return true;
  }
  return false;
}

export const literalText = {
  meta: {
    type: "problem",
    schema: [],
    messages: { literal: "'{{text}}' is a text for people: put it into a catalogue, and show it with t()." },
  },
  create(context) {
    const check = (node) => {
      if (LETTERS.test(textOf(node)) && !isUntranslated(node))
        context.report({ node, messageId: "literal", data: { text: textOf(node).trim() } });
    };
    const checkValue = (value) => {
      if (value.type === "SvelteLiteral") check(value);
      else if (value.type === "SvelteMustacheTag") stringsIn(value.expression).forEach(check);
    };
    return {
      SvelteText: check,
      SvelteMustacheTag(node) {
        if (node.parent.type !== "SvelteAttribute") stringsIn(node.expression).forEach(check);
      },
      SvelteAttribute(node) {
        if (READ.has(node.key.name)) node.value.forEach(checkValue);
      },
    };
  },
};
