import { expect } from "vitest";
import { page } from "vitest/browser";

/** A rule and an input that breaks it: the field's label on the page, and the text to type there. */
export type RuleCase = {
  readonly rule: string;
  readonly field: string;
  readonly value: string;
};

/**
 * Expects that the error summary of a refused form shows a message, that its link leads to the field, and that the field or its group shows
 * the message too.
 */
export async function expectRuleShown(message: string): Promise<void> {
  const summary = page.getByRole("alert").filter({ has: page.getByRole("link") });
  await expect.element(summary.first()).toHaveFocus();
  await summary.getByRole("link", { name: message, exact: true }).first().click();
  await expect.poll(() => saidAt(document.activeElement), { message: `said where the summary leads to: ${message}` }).toContain(message);
}

/** The descriptions of an element and of all groups around it, except an error summary. */
function saidAt(element: Element | null): string {
  const said: string[] = [];
  for (let place = element; place !== null && place.getAttribute("role") !== "alert"; place = place.parentElement) {
    const ids = [place.getAttribute("aria-describedby"), place.getAttribute("aria-errormessage")].join(" ").split(" ");
    said.push(...ids.map((id) => (id === "" ? "" : (document.getElementById(id)?.textContent ?? ""))));
  }
  return said.join("\n");
}
