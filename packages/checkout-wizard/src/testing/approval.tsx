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
  await orderFormLoaded();
  return { ...stage, unmount };
}

/** Waits until the form has loaded, or the notice of an order that waits for its payment. */
export async function orderFormLoaded(): Promise<void> {
  await expect.poll(() => document.querySelector("#contractSummary, #payment, [role=alert]")).not.toBeNull();
}

export const orderButton = () => page.getByRole("button", { name: "zahlungspflichtig bestellen", exact: true });
export const terms = () => page.getByRole("checkbox", { name: /Allgemeinen Geschäftsbedingungen/ });

/** Says that the contract summary has to be seen first. */
export const summaryNeeded = () => page.getByText("Sieh dir zuerst die Vertragszusammenfassung an, dann kannst du bestellen.");

/** The sheet with the key figures of the contract summary. */
export const summarySheet = () => page.getByRole("dialog", { name: "Vertrag auf einer Seite" });

/** Opens the key figures of the contract summary. */
export async function pressSummary(): Promise<void> {
  await page.getByRole("button", { name: "Ansehen" }).click();
  await expect.element(summarySheet()).toBeVisible();
}

/** The same, waits until the document has arrived, and closes the sheet. */
export async function openSummary(): Promise<void> {
  await pressSummary();
  await expect.element(page.getByText(/^Angesehen/)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(summarySheet()).not.toBeInTheDocument();
}

/** Unfolds the field for a coupon code. */
export const openCoupon = () => page.getByText("Hast du einen Gutscheincode?").click();

/** The orders that were sent. */
export const sentOrders = (calls: readonly { readonly id: string; readonly input: Record<string, unknown> }[]) =>
  calls.filter(({ id }) => id === "tariffIntent");
