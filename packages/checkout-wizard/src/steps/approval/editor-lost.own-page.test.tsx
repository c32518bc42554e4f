import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openApproval, openSummary, orderButton, sentOrders, terms } from "../../testing/approval.tsx";

vi.mock("../number/edit-sim/edit-sim.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

const lost = /Was du eingegeben hast, bleibt stehen/;
const sim = () => page.getByRole("region", { name: "SIM", exact: true });
const change = () => page.getByRole("button", { name: "SIM: Ändern" });

test("a form of the ticket that cannot be fetched says so in its part, which closes again, and the ticket stands", async () => {
  const { calls, went } = await openApproval();
  await openSummary();
  await terms().click();
  await change().click();
  const said = sim().getByRole("alert");
  await expect.element(said).toMatchTextContent(lost);
  await expect.element(sim().getByRole("button", { name: "Noch einmal versuchen" })).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Tarif", exact: true })).toBeVisible();
  await sim().getByRole("button", { name: "Verwerfen" }).click();
  await expect.element(said).not.toBeInTheDocument();
  await expect.element(sim()).toMatchTextContent(/eSIM$/);
  await expect.element(change()).toHaveFocus();
  await orderButton().click();
  await expect.poll(() => went).toHaveLength(1);
  expect(sentOrders(calls)).toHaveLength(1);
});
