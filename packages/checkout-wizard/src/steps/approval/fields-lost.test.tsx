import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openApproval } from "../../testing/approval.tsx";

vi.mock("./fields.ts", () => {
  throw new Error("away");
});

test("coupon and payment say in their places that they could not be fetched, and the rest of the ticket stands", async () => {
  await openApproval();
  const lost = /Was du eingegeben hast, bleibt stehen/;
  await expect.element(page.getByRole("region", { name: "Gutschein" }).getByText(lost)).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Lieferung und Zahlung" }).getByText(lost)).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Tarif" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^zahlungspflichtig bestellen/ })).toBeVisible();
});
