import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Violations of WCAG 2.2 AA that axe can find on the page as it is now, each with where it stands. */
export async function axeViolations(page: Page): Promise<string[]> {
  const violations = await lookAt(page);
  if (!violations.some(isTargetSize)) return violations;
  // A phone's bar comes by itself, and may have come while axe looked.
  return [...violations.filter((violation) => !isTargetSize(violation)), ...(await lookAt(page)).filter(isTargetSize)];
}

const isTargetSize = (violation: string): boolean => violation.startsWith("target-size:");

async function lookAt(page: Page): Promise<string[]> {
  // What a bar at the edge happens to cover is a turn of the wheel away (the page keeps that distance from the edge); axe counts the
  // uncovered rest as the whole target.
  await page.evaluate(setStuck, "static");
  // Without legacy mode it opens a window of its own for each page, to gather what frames say: our pages have none.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(STANDARDS)
    .setLegacyMode()
    .analyze();
  await page.evaluate(setStuck, "");
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
