import { expect, type Page } from "@playwright/test";

/** Notes each goal moment of the pages that are opened from now on: its paper is gone again before a slow machine would look. */
export async function watchCelebrations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const flown: string[] = [];
    Object.assign(globalThis, { flown });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.matches("body > [aria-hidden=true][data-surface=club]"))
            flown.push(node.innerText.replaceAll(/\s+/g, " "));
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Expects goal moments on the page since it was loaded, by their words; paper alone has none. */
export async function expectCelebrations(page: Page, words: readonly (string | RegExp)[]): Promise<void> {
  const wanted = words.map((each) => (typeof each === "string" ? each : expect.stringMatching(each)));
  await expect.poll(() => page.evaluate<unknown>(() => Reflect.get(globalThis, "flown"))).toEqual(wanted);
}
