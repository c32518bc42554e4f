import type { Locator, Page } from "playwright";
import { feltOn } from "./recorder.ts";

/** An input of a step and the longest time from one of its interactions to the next paint, in milliseconds. */
export type Touched = { readonly step: string; readonly input: string; readonly ms: number; readonly cause: string };

/** The browser does not report an interaction that it paints within one frame. */
const A_FRAME_MS = 16;
/** Inputs of a list, such as free numbers or sizes, share a name. Two of them are enough. */
const OF_A_GROUP = 2;

/** Uses every input of a step once, in order, and restores what was typed. */
export async function touchInputs(page: Page, step: string): Promise<Touched[]> {
  const touched: Touched[] = [];
  const seen = new Map<string, number>();
  const inputs = page.getByRole("main").locator("input:not([type=hidden]), select, textarea");
  for (let at = 0; at < (await inputs.count()); at += 1) {
    const input = inputs.nth(at);
    if (!(await input.isEnabled()) || !(await shown(input))) continue;
    const { group, type } = await input.evaluate((element) => ({
      group: element.getAttribute("name") || element.id.replace(/\d+/g, "") || element.tagName,
      type: element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
    }));
    const times = (seen.get(group) ?? 0) + 1;
    seen.set(group, times);
    if (times > OF_A_GROUP) continue;
    await feltOn(page);
    await operate(page, input, type);
    const { interactions, frames } = await feltOn(page);
    const longest = frames.toSorted((one, other) => other.ms - one.ms)[0];
    touched.push({ step, input: `${type} ${group}`, ms: Math.max(A_FRAME_MS, ...interactions), cause: longest?.scripts.join("; ") ?? "" });
  }
  return touched;
}

/** A radio or checkbox may be hidden and show only its label. Then the label must be visible. */
const shown = async (input: Locator): Promise<boolean> =>
  (await input.isVisible()) ||
  (await input.evaluate((element: HTMLInputElement) => [...(element.labels ?? [])].some((label) => label.checkVisibility())));

async function operate(page: Page, input: Locator, type: string): Promise<void> {
  if (type === "select") {
    await input.focus();
    await page.keyboard.press("ArrowDown");
  } else if (type === "radio" || type === "checkbox") {
    await input.focus();
    await page.keyboard.press("Space");
    // Uncheck the box again: what it opens, for example a second address, is not part of the journey.
    if (type === "checkbox") await page.keyboard.press("Space");
  } else {
    const before = await input.inputValue();
    await input.focus();
    await page.keyboard.press("End");
    await page.keyboard.type("1a", { delay: 40 });
    await page.keyboard.press("Tab");
    await input.fill(before);
  }
}
