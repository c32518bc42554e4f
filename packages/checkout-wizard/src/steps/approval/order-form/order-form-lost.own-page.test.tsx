import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openApproval } from "../../../testing/approval.tsx";

vi.mock("./order-form.tsx", () => {
  throw new Error("away");
});

test("what an order is sent with says in its place that it could not be fetched, beside all that was chosen", async () => {
  await openApproval();
  await expect.element(page.getByText(/Was du eingegeben hast, bleibt stehen/)).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Tarif" })).toBeVisible();
});
