import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright";

const STANDARDS: RunOptions = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"] };

/** Violations of WCAG 2.2 AA that axe finds on the page in its current state, each with its elements. */
export async function axeViolations(page: Page): Promise<string[]> {
  const violations = await lookAt(page);
  if (!violations.some(isTargetSize)) return violations;
  // On a phone a bar may slide in while axe runs, so check target sizes again.
  return [...violations.filter((violation) => !isTargetSize(violation)), ...(await lookAt(page)).filter(isTargetSize)];
}

/** The page's window after axe was loaded. */
type Realm = Window & typeof globalThis & { readonly axe: typeof axe };

const isTargetSize = (violation: string): boolean => violation.startsWith("target-size:");

async function lookAt(page: Page): Promise<string[]> {
  // A bar at the edge may cover a target, but the fan can scroll it free, because the page has scroll padding. axe would count only the
  // uncovered rest as the target.
  await page.evaluate(setStuck, "static");
  // axe is half a megabyte, which takes longer to parse than most checks take. Load it only once per document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(runAxe, STANDARDS);
  await page.evaluate(setStuck, "");
  return violations;
}

/** Runs in a page. */
async function runAxe(options: RunOptions): Promise<string[]> {
  const { violations } = await (window as Realm).axe.run(document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

/** Runs in a page. Gives bars that stick to an edge another position, or with "" their original one. */
function setStuck(position: string): void {
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    if (position === "") {
      const before = element.dataset["stuck"];
      if (before === undefined) continue;
      element.style.position = before;
      delete element.dataset["stuck"];
      continue;
    }
    const stuck = getComputedStyle(element).position;
    // A dialog covers the page on purpose.
    const isBar = stuck === "sticky" || (stuck === "fixed" && !element.closest("[data-base-ui-portal], dialog, [role=dialog]"));
    if (!isBar) continue;
    element.dataset["stuck"] = element.style.position;
    element.style.position = position;
  }
}
