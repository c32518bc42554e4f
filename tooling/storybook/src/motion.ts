/** Media queries of the stylesheets, each with a replacement that is always or never true. */
const ASKS = [
  [/\(prefers-reduced-motion:\s*reduce\)/g, "(min-width: 0)"],
  [/\(prefers-reduced-motion:\s*no-preference\)/g, "(max-width: 0)"],
] as const;

/** The original media query of each changed rule. */
const before = new WeakMap<CSSMediaRule, string>();

/**
 * Shows a document with reduced motion, or as the system asks. A page cannot change the system's setting, so this replaces the media
 * queries that read it.
 */
export function reduceMotion(document: Document, reduced: boolean): void {
  for (const sheet of document.styleSheets) for (const rule of mediaRules(sheet.cssRules)) answer(rule, reduced);
}

function answer(rule: CSSMediaRule, reduced: boolean): void {
  const asked = before.get(rule) ?? rule.media.mediaText;
  const told = ASKS.reduce((text, [ask, instead]) => text.replaceAll(ask, instead), asked);
  if (told === asked) return;
  before.set(rule, asked);
  rule.media.mediaText = reduced ? told : asked;
}

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : []),
  ]);
}
