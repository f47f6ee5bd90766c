// The text size of the settings, without a second set of sizes: every font size in pixels becomes a multiple of
// `--text`. Drawings (svg) set it back to 1, because their lettering has its place; see frame/tokens.css.

const PIXELS = /(?<![\w.-])(\d+(?:\.\d+)?px)(?![\w-])/;

/** The value of a declaration with its font size multiplied. In the shorthand `font` only the first length is one. */
export function scaled(property: string, value: string): string {
  const isFont = property === "font-size" || property === "font" || property.startsWith("--fs-");
  return isFont && !value.includes("var(--text)") ? value.replace(PIXELS, "calc($1 * var(--text))") : value;
}

/** A plugin of PostCSS. */
export function textSize() {
  return {
    postcssPlugin: "text-size",
    Declaration(declaration: { prop: string; value: string }): void {
      const value = scaled(declaration.prop, declaration.value);
      if (value !== declaration.value) declaration.value = value;
    },
  };
}
