import { expect } from "vitest";
import { page } from "vitest/browser";

/** Scrolls down to the end of a step as a fan does, so that lower parts load on the way. */
export async function comeDown(): Promise<void> {
  const end = page.getByRole("button", { name: /^(?:Zurück|Geri)$/ });
  await expect.element(end).toBeVisible();
  end.element().scrollIntoView();
}
