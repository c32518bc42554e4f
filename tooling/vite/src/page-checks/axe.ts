import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright";

const STANDARDS: RunOptions = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"] };

/** Violations of WCAG 2.2 AA that axe can find on the page as it is now, each with where it stands. */
export async function axeViolations(page: Page): Promise<string[]> {
  const violations = await lookAt(page);
  if (!violations.some(isTargetSize)) return violations;
  // A phone's bar comes by itself, and may have come while axe looked.
  return [...violations.filter((violation) => !isTargetSize(violation)), ...(await lookAt(page)).filter(isTargetSize)];
}

/** What a page has once axe was read there. */
type Realm = Window & typeof globalThis & { readonly axe: typeof axe };

const isTargetSize = (violation: string): boolean => violation.startsWith("target-size:");

async function lookAt(page: Page): Promise<string[]> {
  // What a bar at the edge happens to cover is a turn of the wheel away (the page keeps that distance from the edge); axe counts the
  // uncovered rest as the whole target.
  await page.evaluate(setStuck, "static");
  // Half a megabyte to read, more work than most looks: a document that has it is looked at again without.
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

/** Runs in a page. Gives bars that stick to an edge another position, or with "" the one that they had. */
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
    // What a dialog stands in covers the page on purpose.
    const isBar = stuck === "sticky" || (stuck === "fixed" && !element.closest("[data-base-ui-portal], dialog, [role=dialog]"));
    if (!isBar) continue;
    element.dataset["stuck"] = element.style.position;
    element.style.position = position;
  }
}
