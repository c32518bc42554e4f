import type { Page } from "playwright";
import { axeViolations } from "./axe.ts";
import { untilQuiet } from "./quiet.ts";

/** What axe finds on the page in the theme that it is not in, of light and dark. Leaves the page as it was. */
export async function otherThemeViolations(page: Page): Promise<string[]> {
  const { before, other } = await page.evaluate(() => {
    const chosen = document.documentElement.dataset["theme"];
    const dark = chosen === undefined ? matchMedia("(prefers-color-scheme: dark)").matches : chosen === "dark";
    return { before: chosen ?? null, other: dark ? "light" : "dark" };
  });
  try {
    await page.evaluate(showTheme, other);
    await page.evaluate(untilQuiet);
    return (await axeViolations(page)).map((fault) => `in ${other} colours, ${fault}`);
  } finally {
    await page.evaluate(showTheme, before);
    await page.evaluate(untilQuiet);
  }
}

/** As the app does; null leaves it to the system. Runs in the page. */
function showTheme(theme: string | null): void {
  const { dataset } = document.documentElement;
  if (theme === null) delete dataset["theme"];
  else dataset["theme"] = theme;
}
