import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { refuse } from "../../../testing/fake-operator.ts";
import { declined, ID, openPorting as open } from "../../../testing/open-porting.tsx";
import { ported } from "../../../testing/samples.ts";

const track = () => page.getByRole("list", { name: "Stand deiner Nummer" });
const send = () => page.getByRole("button", { name: "Noch einmal anfragen" });
test.each([
  ["requested", "Angefragt", /Wir fragen gleich bei deinem alten Anbieter an/],
  ["sentToDonor", "Angefragt", /hat unsere Anfrage und nennt uns den Tag/],
  ["accepted", "Zugesagt", /kommt am 27\.\sNovember 2026/],
  ["scheduled", "Zugesagt", /kommt am 27\.\sNovember 2026/],
  ["switching", "Wechsel", /Spätestens am 30\.\sNovember 2026 ist sie bei uns/],
  ["corrected", "Angefragt", /mit deinen neuen Angaben noch einmal/],
] as const)("%s stands at %s and says it in a sentence", async (state, step, text) => {
  await open({ state, ...(["accepted", "scheduled", "switching"].includes(state) && { date: "2026-11-27" }) });
  await expect.element(page.getByText(text)).toBeVisible();
  expect(track().element().querySelector("[aria-current=step]")?.textContent).toContain(step);
  await expect.element(page.getByText(/0172\s99259\s04, bisher bei congstar/)).toBeVisible();
});

test("a number that was refused says why before where it stands, and stands no longer as asked for", async () => {
  await open(declined("nameMismatch"));
  const reason = page.getByText("Der Name passt nicht");
  await expect.element(reason).toBeVisible();
  expect(reason.element().compareDocumentPosition(track().element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(track().element().querySelector("[aria-current=step]")?.textContent).toContain("Abgelehnt");
});

test("a name that does not match is mended and sent again, and the same one is refused beside its field", async () => {
  const unchanged = refuse("-1", { fieldErrors: [{ field: "holder.lastName", rule: "porting.unchanged" }], reason: "validation" });
  const { sent } = await open(declined("nameMismatch"), {
    [`PATCH ${ID}`]: (_: unknown, before: number) => (before === 0 ? unchanged : ported({ state: "corrected" })),
  });
  await expect.element(page.getByText("Der Name passt nicht")).toBeVisible();
  await expect.element(page.getByText(/Es bleiben noch 2 Versuche/)).toBeVisible();
  await send().click();
  await expect.element(page.getByText("Diese Angabe hat dein Anbieter abgelehnt. Bitte ändere sie.")).toBeVisible();
  await page.getByLabelText("Nachname").fill("Yilmaz");
  await send().click();
  await expect
    .poll(() => sent.findLast(({ call }) => call === `PATCH ${ID}`)?.body)
    .toEqual({ holder: { firstName: "Deniz", lastName: "Yilmaz" } });
});

test("a correction that did not reach the operator waits for it, after a reload, too", async () => {
  const away = () => {
    throw new TypeError("Failed to fetch");
  };
  const answers = { [`PATCH ${ID}`]: away, "HEAD /api/mnp-providers": away };
  await open(declined("nameMismatch"), answers);
  await page.getByLabelText("Nachname").fill("Yilmaz");
  await send().click();
  await expect.element(page.getByText("Wir erreichen den Server gerade nicht.")).toBeVisible();
  await cleanup();
  await open(declined("nameMismatch"), answers);
  await expect.element(page.getByLabelText("Nachname")).toHaveValue("Yilmaz");
});

test("a birthday that is nobody's who has a contract costs no try", async () => {
  const { sent } = await open(declined("birthdayMismatch"), { [`PATCH ${ID}`]: ported({ state: "corrected" }) });
  const birthday = page.getByLabelText("Geburtsdatum, wie es im alten Vertrag steht");
  for (const [typed, told] of [
    ["31/02/1990", "Dieses Datum gibt es nicht"],
    ["19/05/2030", "Für einen Vertrag musst du mindestens 18\\sJahre alt sein"],
  ] as const) {
    await birthday.fill(typed);
    await send().click();
    await expect.element(birthday).toHaveAccessibleDescription(new RegExp(told));
  }
  await birthday.fill("19/05/1991");
  await send().click();
  await expect
    .poll(() => sent.filter(({ call }) => call === `PATCH ${ID}`).map(({ body }) => body))
    .toEqual([{ holder: { birthday: "1991-05-19" } }]);
});

test.each([
  ["nameMismatch", /Noch einmal anfragen können wir nicht, die Nummer bleibt bei deinem Anbieter/],
  ["alreadyPorted", /Zu uns kommt sie so nicht/],
] as const)("%s without a try left asks for nothing that nobody can send", async (reason, told) => {
  await open({ ...declined(reason), canCorrect: false, triesLeft: 0 });
  await expect.element(page.getByText(told)).toBeVisible();
  expect(page.getByText(/Schreib ihn so/).elements()).toEqual([]);
});

test("a number that is not released says how that is done, and goes out again as it was", async () => {
  const { sent } = await open(declined("notReleased"));
  await page.getByText(/Gib die Nummer frei$/).click();
  await expect.element(page.getByText(/Such „Rufnummer freigeben“/)).toBeVisible();
  await send().click();
  await expect.poll(() => sent.find(({ call }) => call === `PATCH ${ID}`)?.body).toEqual({});
});

test("the wrong provider is chosen anew", async () => {
  const donors = [
    { id: "congstar", name: "congstar" },
    { id: "o2", name: "O2" },
    { id: "other", name: "Anderer Anbieter oder nicht sicher" },
  ];
  const { sent } = await open(declined("wrongProvider"), { "GET /api/mnp-providers": donors });
  const field = page.getByRole("combobox", { name: "Bei wem ist sie jetzt?" });
  await field.fill("02");
  await page.getByRole("option", { name: "O2" }).click();
  await send().click();
  await expect.poll(() => sent.find(({ call }) => call === `PATCH ${ID}`)?.body).toEqual({ donatingProvider: { id: "o2" } });
});

test("a switch is called off with two presses, and said until when", async () => {
  const { sent } = await open(
    { state: "scheduled", date: "2026-11-27", canCancel: true, cancelUntil: "2026-11-26" },
    { [`POST ${ID}/cancel`]: ported({ state: "cancelled", canTakeNewNumber: true }) },
  );
  await page.getByText("Wechsel absagen").click();
  await expect.element(page.getByText(/Absagen kannst du bis 26\.\sNovember 2026/)).toBeVisible();
  await page.getByRole("button", { name: "Ja, absagen" }).click();
  await expect.poll(() => sent.some(({ call }) => call === `POST ${ID}/cancel`)).toBe(true);
  // The button is gone with the porting that it cancelled, so the focus moves to the result.
  await expect.poll(() => document.activeElement?.querySelector("[role=status]")).toBeTruthy();
});

test("what can be done and did not load is asked for again", async () => {
  await open(declined("notReleased"), { "GET /api/portings/me": refuse("-1") });
  await expect.element(page.getByText("Deine Nummer ist noch nicht freigegeben")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Noch einmal versuchen" })).toBeVisible();
});

test("speaks Turkish", async () => {
  await open(declined("nameMismatch"), {}, "tr");
  await expect.element(page.getByText("Ad tutmuyor")).toBeVisible();
});

test("providers that cannot be fetched are told in the form that asks for one", async () => {
  await open(declined("wrongProvider"), { "GET /api/mnp-providers": (_: unknown, before: number) => (before === 0 ? refuse("-1") : []) });
  await expect.element(page.getByRole("alert")).toBeVisible();
  await page.getByRole("button", { name: "Noch einmal laden" }).click();
  await expect.element(page.getByRole("combobox")).toBeVisible();
});
