import { expect, type Page } from "@playwright/test";

/** Records each celebration on pages that are opened from now on, because its confetti is gone before a slow machine looks. */
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

/** Expects these texts of the celebrations since the page was loaded. Confetti without words has an empty text. */
export async function expectCelebrations(page: Page, words: readonly (string | RegExp)[]): Promise<void> {
  const wanted = words.map((each) => (typeof each === "string" ? each : expect.stringMatching(each)));
  await expect.poll(() => page.evaluate<unknown>(() => Reflect.get(globalThis, "flown"))).toEqual(wanted);
}
