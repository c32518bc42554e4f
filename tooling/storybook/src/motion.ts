/** How the style sheets ask, and what stands there instead: what always holds, and what never does. */
const ASKS = [
  [/\(prefers-reduced-motion:\s*reduce\)/g, "(min-width: 0)"],
  [/\(prefers-reduced-motion:\s*no-preference\)/g, "(max-width: 0)"],
] as const;

/** What each rule said before it was told. */
const before = new WeakMap<CSSMediaRule, string>();

/**
 * Shows a document as whoever wants no motion sees it, or as the system says again. A page cannot set what the system says, so the
 * rules that ask for it are answered.
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
