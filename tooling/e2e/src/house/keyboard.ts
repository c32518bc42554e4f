import { expect, type Locator, type Page } from "@playwright/test";

/** More tab stops than any page has. */
const MOST_STOPS = 150;

/** Runs in a page. Returns what is wrong with the visible focus for a fan who uses only a keyboard. */
function focusFaults(): string[] {
  const active = document.activeElement;
  if (active === null || active === document.body) return ["the focus is nowhere"];
  const name = `${active.tagName.toLowerCase()} "${(active.getAttribute("aria-label") ?? active.textContent).trim().slice(0, 40)}"`;
  if (!active.matches(":focus-visible")) return [`${name} does not show that it has the focus`];
  const isRinged = (element: Element): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  };
  const sizeOf = (element: Element): number => element.getBoundingClientRect().width * element.getBoundingClientRect().height;
  // A radio inside a card or chip shows its focus ring on that card or chip.
  const parent = active.parentElement;
  const around = [active, parent, parent?.parentElement, ...(parent?.children ?? [])].filter((element) => element instanceof Element);
  const [ring] = around.filter(isRinged).toSorted((one, other) => sizeOf(other) - sizeOf(one));
  if (!ring) return [`${name} has no ring`];
  const { left, top, right, bottom } = ring.getBoundingClientRect();
  const [fromX, toX] = [Math.max(left, 0), Math.min(right, innerWidth)];
  const [fromY, toY] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  if (toX - fromX < 2 || toY - fromY < 2) return [`${name} is out of sight`];
  const isSeen = [0.2, 0.5, 0.8].some((share) => {
    const at = document.elementFromPoint(fromX + (toX - fromX) * share, fromY + (toY - fromY) * share);
    return at !== null && (ring.contains(at) || at.contains(ring));
  });
  return isSeen ? [] : [`${name} is covered`];
}

/** A fan who uses only a keyboard. The focus must be visible wherever the keys lead. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Expects that the fan can see the focus. */
  async expectSeen(): Promise<void> {
    await expect.poll(() => this.page.evaluate(focusFaults), { message: `focus on ${this.page.url()}` }).toEqual([]);
  }

  /** Presses Tab until this element has the focus, or Shift+Tab for an element before. */
  async reach(wanted: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await expect(wanted).toBeVisible();
    const isThere = () => wanted.evaluate((element) => element === document.activeElement);
    for (let stop = 0; !(await isThere()); stop += 1) {
      if (stop > MOST_STOPS) throw new Error(`${key} does not lead to ${String(wanted)}`);
      await this.page.keyboard.press(key);
      await this.expectSeen();
    }
  }

  async press(wanted: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
    await this.reach(wanted);
    await this.page.keyboard.press(key);
  }

  async type(field: Locator, typed: string): Promise<void> {
    await this.reach(field);
    await this.page.keyboard.type(typed);
  }

  /** Chooses in a group of native radios. Tab leads to the checked radio or the first one, arrows to the others. */
  async choose(wanted: Locator): Promise<void> {
    const group = await wanted.getAttribute("name");
    const members = this.page.locator(`input[type=radio][name="${group}"]`);
    const isInside = () => members.evaluateAll((radios) => radios.includes(document.activeElement as HTMLInputElement));
    for (let stop = 0; !(await isInside()); stop += 1) {
      if (stop > MOST_STOPS) throw new Error(`Tab does not lead to ${String(wanted)}`);
      await this.page.keyboard.press("Tab");
      await this.expectSeen();
    }
    await this.page.keyboard.press("Space");
    for (let left = await members.count(); left > 0 && !(await wanted.isChecked()); left -= 1) {
      await this.page.keyboard.press("ArrowDown");
      await this.expectSeen();
    }
    await expect(wanted).toBeChecked();
  }
}
