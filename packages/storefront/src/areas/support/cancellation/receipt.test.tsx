import { expect, onTestFinished, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePage } from "../../../testing/page.tsx";

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

test("the receipt repeats what was declared, and is printed without the other form and the instructions", async () => {
  const form = await declare(false);
  await expect.element(form.getByRole("listitem").getByText("Elif Şahin")).toBeVisible();
  await expect.element(form.getByRole("listitem").getByText("0171 39200 33")).toBeVisible();
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  onTestFinished(async () => void (await cdp().send("Emulation.setEmulatedMedia", { media: "" })));
  await expect.element(form.getByText("Eingegangen am 3. November 2026", { exact: false })).toBeVisible();
  expect(document.querySelector("#terminate")?.checkVisibility()).toBe(false);
  expect(page.getByRole("link", { name: "Bestätigung speichern" }).elements()).toEqual([]);
});

test("the receipt of the owner's session asks for nothing more", async () => {
  const form = await declare(false);
  await expect.element(form.getByRole("link")).toHaveAttribute("download", "W-0A1B2C3D4E.txt");
});

test.each([
  ["de", undefined, undefined, "Ende: zum frühestmöglichen Zeitpunkt. Wann dein Vertrag endet, schreiben wir dir"],
  ["de", undefined, "2028-11-02", "Ende: zum frühestmöglichen Zeitpunkt. Dein Vertrag endet am 2.\u00a0November\u00a02028."],
  ["de", "2026-12-01", "2028-11-02", "Gewünschtes Ende: 1.\u00a0Dezember\u00a02026. Dein Vertrag endet am 2.\u00a0November\u00a02028."],
  ["tr", undefined, "2028-11-02", "Sözleşmen 2\u00a0Kasım\u00a02028 tarihinde bitiyor."],
] as const)(
  "the receipt of a termination names the day on which the contract ends, where it is known (%s, %s, %s)",
  async (language, wantedDate, endsOn, words) => {
    localStorage.clear();
    const answer = { ...receipt, toConfirm: false, wantedDate, endsOn };
    const { element } = await makePage({ path: "/information/cancellation", answers: { "POST /api/terminations": answer }, language });
    const { container } = await render(element);
    const form = page.elementLocator(container.querySelector("#terminate") ?? container);
    await form.getByRole("radio").first().click();
    for (const [name, text] of [
      ["name", "Elif Şahin"],
      ["contract", "0171 39200 33"],
      ["email", "elif@example.com"],
    ] as const)
      await page.elementLocator(container.querySelector(`#terminate [name=${name}]`) ?? container).fill(text);
    await form.getByRole("button", { name: /jetzt kündigen|feshet/i }).click();
    await expect.element(form.getByText(words, { exact: false })).toBeVisible();
  },
);
