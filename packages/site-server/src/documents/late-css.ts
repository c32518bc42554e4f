import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from "postcss";
import { isRare } from "./faces.ts";

/** Media for which the late stylesheet applies at once: print and forced colours. */
export const LATE_MEDIA = "print,(forced-colors:active)";
const LATE_AT = /^(?:page|media (?:print|\(forced-colors:\s*active\)))$/;
/** At-rules that contain other rules. */
const GROUPS = /^(?:media|layer|supports|container)$/;
/**
 * Selectors that no first paint needs: hover, press and keyboard focus (the browser draws its own ring until then), open menus, the bar
 * while a page hydrates, the consent given before, invalid fields, selected text, and content that only React adds.
 */
const LATE_SELECTOR =
  /:(?:hover|active|focus-visible)(?![-\w])|\[open\]|\[data-hydration="?running"?\]|\[data-was\b|\[aria-invalid\b|::selection|:has\(>\s*\*\)/;
/** View transitions of named parts. The late stylesheet repeats them for pages whose own style leaves them out (`removeUnnamed`). */
const MOVES = /::view-transition-[\w-]+\((?!root)/;
/** Properties that only matter on a change, under a pointer, in print or in forced colours. */
const LATE_PROPERTY =
  /^(?:transition\b.*|cursor|touch-action|-webkit-tap-highlight-color|(?:-webkit-)?print-color-adjust|forced-color-adjust)$/;

/**
 * Splits a stylesheet into what the first paint of a screen can need and what it cannot: print, forced colours, rare letters, and responses
 * to the fan's actions. All pages share the late part as one file, which does not block the first paint.
 */
export function partCss(css: string): { readonly now: string; readonly late: string } {
  const now = postcss.parse(css);
  const late = now.clone();
  keep(now, false);
  keep(late, true);
  for (const [sheet, other] of [
    [now, late],
    [late, now],
  ] as const) {
    sheet.walkAtRules("keyframes", (movement) => {
      if (!names(sheet, movement) && names(other, movement)) movement.remove();
    });
  }
  return { now: now.toString(), late: late.toString() };
}

/** True when a declaration of the sheet uses these keyframes. */
function names(sheet: Root, { params }: AtRule): boolean {
  let found = false;
  sheet.walkDecls(/^animation/, ({ value }) => {
    found ||= value.split(/[\s,]+/).includes(params);
  });
  return found;
}

const isLateAt = ({ name, params }: AtRule): boolean => LATE_AT.test(`${name} ${params}`.trim().replace(/^page.*/, "page"));
const isRareFace = (node: AtRule): boolean => node.name === "font-face" && isRare(node.toString());
const isRule = (node: ChildNode): node is Rule => node.type === "rule";

function keep(container: Container<ChildNode>, late: boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (isRule(node)) (late ? keepLate : keepNow)(node);
    else if (node.type !== "atrule") continue;
    else if (isLateAt(node)) {
      if (!late) node.remove();
    } else if (node.nodes && GROUPS.test(node.name)) keep(node, late);
    else if (late && node.name !== "keyframes" && !isRareFace(node)) node.remove();
    if ("nodes" in node && node.nodes?.length === 0) node.remove();
  }
}

const isLate = (selector: string): boolean => LATE_SELECTOR.test(selector);
const isLateProperty = (node: ChildNode): boolean => node.type === "decl" && LATE_PROPERTY.test(node.prop);

function keepNow(rule: Rule): void {
  const kept = rule.selectors.filter((selector) => !isLate(selector));
  if (kept.length === 0) rule.remove();
  else rule.selectors = kept;
  for (const node of [...rule.nodes]) if (isLateProperty(node)) node.remove();
}

function keepLate(rule: Rule): void {
  const [whole, rest] = [rule.selectors.filter((selector) => isLate(selector) || MOVES.test(selector)), rule.clone()];
  rest.selectors = rule.selectors.filter((selector) => !whole.includes(selector));
  for (const node of [...rest.nodes]) if (!isLateProperty(node)) node.remove();
  if (rest.selectors.length > 0 && rest.nodes.length > 0) {
    rule.before(rest);
    rule.raws.before = "";
  }
  if (whole.length === 0) rule.remove();
  else rule.selectors = whole;
}
