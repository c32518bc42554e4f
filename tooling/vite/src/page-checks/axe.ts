import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Violations of WCAG 2.2 AA that axe can find on the page as it is now, each with where it stands. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Without legacy mode it opens a window of its own for each page, to gather what frames say: our pages have none.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(STANDARDS)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}
