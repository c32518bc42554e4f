import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Violations of WCAG 2.2 AA that axe can find on the page as it is now, each with where it stands. */
export async function axeViolations(page: Page): Promise<string[]> {
  const violations = await lookAt(page);
  // A phone's bar comes by itself, and may have come while axe looked.
  return violations.some((violation) => violation.startsWith(TARGET_SIZE)) ? lookAt(page) : violations;
}

const TARGET_SIZE = "target-size";

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

/** Runs in a page. Gives bars that stick to an edge another position, or with "" their own again. */
function setStuck(position: string): void {
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    const stuck = getComputedStyle(element).position;
    // A dialog covers the page on purpose.
    const isBar = stuck === "sticky" || (stuck === "fixed" && !element.closest("dialog, [role=dialog], [role=alertdialog]"));
    const isStuck = element.dataset["stuck"] !== undefined || isBar;
    if (!isStuck) continue;
    element.style.position = position;
    if (position === "") delete element.dataset["stuck"];
    else element.dataset["stuck"] = "";
  }
}
