import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from "postcss";
import { isRare } from "./faces.ts";

/** What is shown on paper or in colours that a fan forces upon all pages. */
export const LATE_MEDIA = "print,(forced-colors:active)";
const LATE_AT = /^(?:page|media (?:print|\(forced-colors:\s*active\)))$/;
/** At-rules that hold rules. */
const GROUPS = /^(?:media|layer|supports|container)$/;
/** What a pointer does to a control, what is in an open menu, the line while a page wakes, and what React puts on a page. */
const LATE_SELECTOR = /:(?:hover|active)(?![-\w])|\[open\]|\[data-wake="?waking"?\]|:has\(>\s*\*\)/;

/**
 * Parts a style: what the first paint of a screen can need, and what it cannot: paper, forced colours, rare letters, and what something
 * is done for. That comes as a file of its own, which holds nothing up and which all pages share.
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

/** Whether something of a sheet moves so. */
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
    if (isRule(node)) keepRule(node, late);
    else if (node.type !== "atrule") continue;
    else if (isLateAt(node)) {
      if (!late) node.remove();
    } else if (node.nodes && GROUPS.test(node.name)) keep(node, late);
    else if (late && node.name !== "keyframes" && !isRareFace(node)) node.remove();
    if ("nodes" in node && node.nodes?.length === 0) node.remove();
  }
}

function keepRule(rule: Rule, late: boolean): void {
  const kept = rule.selectors.filter((selector) => LATE_SELECTOR.test(selector) === late);
  if (kept.length === 0) rule.remove();
  else rule.selectors = kept;
}
