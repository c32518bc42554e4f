import { expect } from "vitest";
import { page } from "vitest/browser";

/** A rule of the catalogue with what breaks it: the field by its name on the page, and what is typed there. */
export type RuleCase = {
  readonly rule: string;
  readonly field: string;
  readonly value: string;
};

/**
 * Expects that a refused form says a message in its summary, that the summary leads to where it is to be mended, and that it is said
 * there as well: to the field itself or to the group round it.
 */
export async function expectRuleShown(message: string): Promise<void> {
  const summary = page.getByRole("alert").filter({ has: page.getByRole("link") });
  await expect.element(summary.first()).toHaveFocus();
  await summary.getByRole("link", { name: message, exact: true }).first().click();
  await expect.poll(() => saidAt(document.activeElement), { message: `said where the summary leads to: ${message}` }).toContain(message);
}

/** All that describes an element and the groups that it stands in, but for a summary. */
function saidAt(element: Element | null): string {
  const said: string[] = [];
  for (let place = element; place !== null && place.getAttribute("role") !== "alert"; place = place.parentElement) {
    const ids = [place.getAttribute("aria-describedby"), place.getAttribute("aria-errormessage")].join(" ").split(" ");
    said.push(...ids.map((id) => (id === "" ? "" : (document.getElementById(id)?.textContent ?? ""))));
  }
  return said.join("\n");
}
