import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePage } from "../../testing/page.tsx";

const receipt = { receiptId: "W-0A1B2C3D4E", receivedAt: "2026-11-03T11:00:00.000Z" };

async function declare(toConfirm: boolean) {
  localStorage.clear();
  const answers = { "POST /api/withdrawals": { ...receipt, toConfirm }, "POST /api/terminations": { ...receipt, toConfirm } };
  const { element } = await makePage({ path: "/information/cancellation", answers });
  const { container } = await render(element);
  const form = page.elementLocator(container.querySelector("#withdraw") ?? container);
  await form.getByLabelText("Vorname und Nachname").fill("Elif Şahin");
  await form.getByLabelText("Rufnummer oder Bestellnummer").fill("0171 39200 33");
  await form.getByLabelText("E-Mail für die Bestätigung").fill("elif@example.com");
  await form.getByRole("button").click();
  await expect.element(form.getByText("Eingegangen am 3. November 2026", { exact: false })).toBeVisible();
  return form;
}

test("the receipt of who has no session says that the owner's mailbox is asked, and nothing of whether there is a contract", async () => {
  const form = await declare(true);
  await expect.element(form.getByText("falls deine Angaben zu einem Vertrag bei uns passen", { exact: false })).toBeVisible();
  const href = "/information/cancellation/confirm?receipt=W-0A1B2C3D4E";
  await expect.element(form.getByRole("link", { name: "Angemeldet bestätigen" })).toHaveAttribute("href", href);
});

test("the receipt of the owner's session asks for nothing more", async () => {
  const form = await declare(false);
  await expect.element(form.getByRole("link")).toHaveAttribute("download", "W-0A1B2C3D4E.txt");
});
