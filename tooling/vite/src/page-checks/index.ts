import type { Page } from "playwright";
import { axeViolations } from "./axe.ts";
import { misnamedFields } from "./labels.ts";

/** Each looks at an open page and names its faults; another check is another line. */
const CHECKS: readonly ((page: Page) => Promise<string[]>)[] = [axeViolations, misnamedFields];

/** What a person with a keyboard, a screen reader or a magnifier would stumble over on the page as it is now, in words. */
export async function pageFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  // One after the other: a check may change the window's size while it looks.
  for (const check of CHECKS) faults.push(...(await check(page)));
  return faults;
}
