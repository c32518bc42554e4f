import type { Page } from "playwright";
import { axeViolations } from "./axe.ts";
import { untilQuiet } from "./quiet.ts";

/** axe's findings in the other theme, light or dark. Restores the page's theme. */
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

/** Runs in the page. Sets the theme as the app does. Null uses the system's theme. */
function showTheme(theme: string | null): void {
  const { dataset } = document.documentElement;
  if (theme === null) delete dataset["theme"];
  else dataset["theme"] = theme;
}
