import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { provenUser, withDocument } from "./samples.ts";
import { type StageOptions, stageFor } from "./stage.tsx";

/** The secrets that the registration left in memory. */
const secrets = { identityNumber: "L01X00T47" };

/** Opens the approval of a signed-in fan; only the contract summary and the terms are missing. */
export async function openApproval(options: Partial<StageOptions> = {}, language: "de" | "tr" = "de") {
  const stage = await stageFor({ step: "approval", draft: withDocument(), user: provenUser(), secrets, ...options }, language);
  const { unmount } = await render(stage.element);
  await comeDown();
  return { ...stage, unmount };
}

/** Loads the lower part of the approval by pressing a key. */
export async function comeDown(): Promise<void> {
  await expect.poll(() => document.querySelector("#part-tariff")).not.toBeNull();
  await userEvent.keyboard("{Shift}");
}

export const orderButton = () => page.getByRole("button", { name: "zahlungspflichtig bestellen", exact: true });
export const terms = () => page.getByRole("checkbox", { name: /Allgemeinen Geschäftsbedingungen/ });

/** Says that the contract summary has to be opened first. */
export const summaryNeeded = () => page.getByText("Öffne zuerst die Vertragszusammenfassung, dann kannst du bestellen.");

/** Presses the link to the contract summary without leaving the test. */
export async function pressSummary(): Promise<void> {
  const link = page.getByRole("link", { name: "Öffnen" });
  await expect.element(link).toHaveAttribute("href", expect.stringContaining("/api/contract-summaries/"));
  link.element().addEventListener("click", (event) => event.preventDefault());
  await link.click();
}

/** The same, and waits until the document has arrived. */
export async function openSummary(): Promise<void> {
  await pressSummary();
  await expect.element(page.getByText(/^Geöffnet/)).toBeVisible();
}

/** The orders that were sent. */
export const sentOrders = (calls: readonly { readonly id: string; readonly input: Record<string, unknown> }[]) =>
  calls.filter(({ id }) => id === "tariffIntent");
