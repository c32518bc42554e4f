import type { Locator, Page } from "playwright";
import { feltOn } from "./recorder.ts";

/** An input of a step and how long it took from each interaction to the next paint, the longest of them, in milliseconds. */
export type Touched = { readonly step: string; readonly input: string; readonly ms: number; readonly cause: string };

/** The browser tells of no interaction that is painted within a frame. */
const A_FRAME_MS = 16;
/** A list of numbers or sizes is one input that is offered many times. */
const OF_A_GROUP = 2;

/** Uses every input of a step as it is now, one after the other, and leaves what was typed as it was. */
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

/** Radios and boxes may be drawn by their label and be there for assistive technology alone. */
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
    // What a box opens, say a second address, is not what the journey fills in.
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
