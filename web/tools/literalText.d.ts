import type { Rule } from "eslint";

export const literalText: Rule.RuleModule;
