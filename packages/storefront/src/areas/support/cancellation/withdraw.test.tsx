import type { Line } from "@tribun/api-client/contract";
import type { Brand } from "@tribun/brand-contract";
import type { Language } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { answerNoScript } from "../../../platform/forms/no-script/answer.tsx";
import { sampleBrand } from "../../../testing/sample-brand.ts";
import { changedLine, sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { withdraw } from "./withdraw.ts";
import { Cancellation } from "./cancellation.tsx";

const HERE = "/information/cancellation";
const WITHDRAW = "POST /api/withdrawals";
const receipt = { receiptId: "W-1", receivedAt: "2026-11-21T10:01:00.000Z", toConfirm: false };
const answer = (body: object) => ({ ...receipt, ...body });

type Opening = { readonly path?: string; readonly language?: Language; readonly line?: Line; readonly brand?: Brand };
async function open({ path = HERE, language = "de", line, brand = sampleBrand }: Opening = {}) {
  const answers = { [WITHDRAW]: receipt, ...(line && { "GET /api/tariffs/me": [line] }) };
  const stage = await makeStage({ screen: <Cancellation />, path, language, brand, answers, ...(line && { user: sampleUser }) });
  await render(stage.element);
  return stage;
}
const form = (name = "Vertrag widerrufen") => page.getByRole("region", { name });

test("a jersey is withdrawn from alone, and the receipt says so", async () => {
  const { sent } = await open({ path: `${HERE}?order=K-2026-000107&part=jersey`, line: sampleLine });
  await expect.element(form().getByRole("radio", { name: "Nur das Trikot" })).toBeChecked();
  await expect.element(form().getByRole("textbox", { name: /Bestellnummer/ })).toHaveValue("K-2026-000107");
  await form().getByRole("button", { name: "Widerruf bestätigen" }).click();
  await expect.element(page.getByText("Dein Widerruf ist angekommen")).toBeVisible();
  expect(sent.find(({ call }) => call === WITHDRAW)?.body).toMatchObject({ contract: "K-2026-000107", part: "jersey" });
  const copy = page.getByRole("link", { name: "Bestätigung speichern" }).element().getAttribute("href") ?? "";
  expect(decodeURIComponent(copy)).toContain("Nur das Trikot");
});

test("one that was sold is withdrawn from though the club sells none today, and nobody else is asked about one", async () => {
  const brand = { ...sampleBrand, capabilities: { ...sampleBrand.capabilities, jersey: false } };
  await open({ brand, line: sampleLine });
  await expect.element(form().getByRole("textbox", { name: /Bestellnummer/ })).toBeVisible();
  await expect.element(form().getByRole("radio", { name: "Nur das Trikot" })).not.toBeInTheDocument();
  const { sent } = await open({ brand, path: `${HERE}?order=K-2026-000107&part=jersey`, line: sampleLine });
  await expect.element(form().last().getByRole("radio", { name: "Nur das Trikot" })).toBeChecked();
  await form().last().getByText("Was dann passiert").click();
  await expect.element(form().last().getByText("noch nicht unterwegs", { exact: false })).toBeVisible();
  await form().last().getByRole("button", { name: "Widerruf bestätigen" }).click();
  await expect.element(page.getByText("Dein Widerruf ist angekommen")).toBeVisible();
  expect(sent.find(({ call }) => call === WITHDRAW)?.body).toMatchObject({ contract: "K-2026-000107", part: "jersey" });
});

test("from a pack its number alone is withdrawn, and nothing is said of a line that would go", async () => {
  const { sent } = await open({ path: `${HERE}?order=PKT-7K3M-9QXD`, line: sampleLine });
  await expect.element(form().getByRole("textbox", { name: /Bestellnummer/ })).toHaveValue("PKT-7K3M-9QXD");
  await expect.element(form().getByRole("radio", { name: "Den Mobilfunkvertrag" })).not.toBeInTheDocument();
  await form().getByText("Was dann passiert").click();
  await expect.element(form().getByText("Dein Anschluss läuft weiter", { exact: false })).toBeVisible();
  await expect.element(form().getByText("Wird abgeschaltet", { exact: false })).not.toBeInTheDocument();
  await form().getByRole("button", { name: "Widerruf bestätigen" }).click();
  await expect.element(page.getByText("Dein Widerruf ist angekommen")).toBeVisible();
  expect(sent.find(({ call }) => call === WITHDRAW)?.body).toMatchObject({ contract: "PKT-7K3M-9QXD", part: "tariff" });
  const copy = page.getByRole("link", { name: "Bestätigung speichern" }).element().getAttribute("href") ?? "";
  expect(decodeURIComponent(copy)).toContain("Das Paket");
});

test.each([
  ["jersey", "jersey"],
  ["", "tariff"],
])("without any script %j is sent as %s", async (part, sent) => {
  const fields = new URLSearchParams({ form: "withdraw", part, name: "Elif Şahin", contract: "0171 39200 33", email: "elif@example.com" });
  const bodies: unknown[] = [];
  const api = async (_: unknown, { body }: { readonly body: object }) => {
    bodies.push(body);
    return answer(body);
  };
  await answerNoScript(withdraw).answer(api as never, fields, "key", new URLSearchParams());
  expect(bodies).toEqual([expect.objectContaining({ part: sent })]);
});

test("what follows is told for line, bills and jersey apart, to who asks", async () => {
  await open();
  await form().getByText("Was dann passiert").click();
  await expect.element(form().getByText("kommt innerhalb von 14 Tagen", { exact: false })).toBeVisible();
  await expect.element(form().getByText("noch nicht unterwegs", { exact: false })).toBeVisible();
  const terminate = form("Verträge hier kündigen");
  await terminate.getByText("Was dann passiert").click();
  await expect.element(terminate.getByText("noch einen Monat lang mitnehmen", { exact: false })).toBeVisible();
});

const fresh: Line = { ...sampleLine, activatedAt: "2026-11-19T09:00:00.000Z", commitmentEnd: "2028-11-18" };
const { commitmentEnd: _end, ...free } = sampleLine;

test.each<[string, Line, Language, string, string]>([
  [
    "a line of two days",
    fresh,
    "de",
    "endet 0171 39200 33 am 18. November 2028.",
    "Widerrufen kannst du 0171 39200 33 bis zum 3. Dezember 2026.",
  ],
  [
    "one of two days, in Turkish",
    fresh,
    "tr",
    "0171 39200 33: bugün feshedersen 18 Kasım 2028 günü biter.",
    "0171 39200 33 için 3 Aralık 2026 gününe kadar cayabilirsin.",
  ],
  [
    "one without a minimum term",
    { ...free, activatedAt: "2026-01-02T09:00:00.000Z" },
    "de",
    "am 21. Dezember 2026.",
    "seit dem 16. Januar 2026 vorbei",
  ],
  ["one that is terminated", { ...fresh, endsOn: "2026-12-31" }, "de", "endet schon am 31. Dezember 2026.", "bis zum 3. Dezember"],
  ["one that we change", changedLine, "de", "am 9. Dezember 2026.", "seit dem 16. November 2026 vorbei"],
  ["one that we change, in Turkish", changedLine, "tr", "0171 39200 33: bugün feshedersen 9 Aralık 2026 günü biter.", "16 Kasım 2026"],
  [
    "one that we change, terminated for later",
    { ...changedLine, endsOn: "2028-10-31" },
    "de",
    "Kündigst du heute, endet",
    "9. Dezember 2026.",
  ],
])("the day that counts for the fan's own line: %s", async (_, line, language, ends, until) => {
  await open({ line, language });
  const words = () => document.body.textContent.replaceAll(/[\u00A0\u202F\u2060]/g, (blank) => (blank === "\u2060" ? "" : " "));
  await expect.poll(words).toContain(ends);
  expect(words()).toContain(until);
});
