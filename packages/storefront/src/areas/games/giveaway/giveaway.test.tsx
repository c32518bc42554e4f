import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sampleDrawn, sampleGiveaway, sampleProtocol } from "../../../testing/sample-giveaway.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { DrawnAnswers } from "../../../platform/forms/use-page-answer.ts";
import { Giveaway } from "./giveaway.tsx";
import { giveawaysKey } from "./giveaways-key.ts";

// The boards count only in a document that marks itself as scripted.
beforeEach(() => void (document.documentElement.dataset["scripted"] = ""));

const LIST = "GET /api/giveaways";
const ENTER = "POST /api/zoho/giveaway";

async function open(answers: Answers, path = "/giveaway") {
  const stage = await makeStage({ screen: <Giveaway />, path, answers: { [LIST]: [sampleGiveaway, sampleDrawn], ...answers } });
  await render(stage.element);
  return stage;
}

const DETAIL = "GET /api/giveaways/derbi-2024";

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const send = () => page.getByRole("button", { name: "Teilnehmen" });

async function fill() {
  await field("Vorname").fill("Elif");
  await field("Nachname").fill("Şahin");
  await field("E-Mail-Adresse").fill("elif@example.com");
  await field("Geburtsdatum").fill("19/05/1990");
  await page.getByRole("checkbox", { name: /Teilnahmebedingungen/ }).click({ force: true });
  await page.getByRole("checkbox", { name: sampleGiveaway.consentText }).click({ force: true });
}

test("a fan enters with the operator's words of consent and is led to the mailbox", async () => {
  const { sent } = await open({ [ENTER]: { status: "confirmationSent" } });
  await fill();
  await send().click();
  await expect.element(page.getByTestId("place")).toHaveTextContent("/giveaway-result");
  expect(sent.find(({ call }) => call === ENTER)?.body).toEqual({
    ...{ giveawayKey: "derbi", firstName: "Elif", lastName: "Şahin", email: "elif@example.com", birthday: "1990-05-19" },
    ...{ consentMarketing: true, consentTextVersion: "giveaway-2026-1", terms: true },
  });
});

const BROKEN: readonly (readonly [label: string, typed: string, message: string])[] = [
  ["Vorname", "Elif1", "Ein Vorname besteht aus Buchstaben. Dazwischen gehen Leerzeichen, Bindestrich, Apostroph und Punkt."],
  ["E-Mail-Adresse", "elif@", "So sieht keine E-Mail-Adresse aus. Schreib sie zum Beispiel so: name@beispiel.de."],
];
test.each(BROKEN)("%s %j is told at the field and in the summary, and stays", async (label, typed, message) => {
  const { sent } = await open({});
  await fill();
  await field(label).fill(typed);
  await send().click();
  await page.getByRole("link", { name: message }).click();
  await expect.element(field(label)).toHaveFocus();
  await expect.element(field(label)).toHaveValue(typed);
  expect(sent.some(({ call }) => call === ENTER)).toBe(false);
});

test("what the operator refuses stands beside its cause", async () => {
  const refused = [
    refuse("1112", { fieldErrors: [{ field: "birthday", rule: "birthday.tooYoungGiveaway" }] }),
    refuse("-1", { fieldErrors: [{ field: "consentTextVersion", rule: "consentText.outdated" }] }),
    refuse("1111", { reason: "closed" }),
    refuse("RATE_LIMIT_EXCEEDED", { retryAfterSeconds: 90 }),
  ];
  await open({ [ENTER]: (_: unknown, before: number) => refused[before] });
  await fill();
  await send().click();
  await expect.element(page.getByRole("link", { name: "Mitmachen können alle ab 18 Jahren." })).toBeVisible();
  await send().click();
  await expect.element(page.getByRole("link", { name: /Der Text der Einwilligung wurde geändert/ })).toBeVisible();
  await send().click();
  await expect.element(page.getByText(/kannst du nicht mehr mitmachen/)).toBeVisible();
  await send().click();
  await expect.element(page.getByText(/Nächster Versuch in 01:(30|29)\./)).toBeVisible();
  await expect.element(field("Nachname")).toHaveValue("Şahin");
});

const REWORDED = { ...sampleGiveaway, consentText: "Ich möchte Werbung per E-Mail und Post.", consentTextVersion: "giveaway-2026-2" };

test("a tick beside other words is no consent to those that the operator has by now", async () => {
  const now = Promise.withResolvers<unknown>();
  const stage = await makeStage({
    screen: (
      <DrawnAnswers value={[[giveawaysKey("de"), [sampleGiveaway]]]}>
        <Giveaway />
      </DrawnAnswers>
    ),
    path: "/giveaway",
    answers: { [LIST]: () => now.promise, [ENTER]: { status: "confirmationSent" } },
  });
  await render(stage.element);
  await fill();
  await expect.element(page.getByRole("checkbox", { name: sampleGiveaway.consentText })).toBeChecked();
  now.resolve([REWORDED]);
  const box = page.getByRole("checkbox", { name: REWORDED.consentText });
  await expect.element(box).not.toBeChecked();
  await expect.element(page.getByRole("checkbox", { name: /Teilnahmebedingungen/ })).toBeChecked();
  await send().click();
  await expect.element(page.getByRole("link", { name: /Bitte stimm der Werbung per E-Mail zu/ })).toBeVisible();
  expect(stage.sent.some(({ call }) => call === ENTER)).toBe(false);
  await box.click({ force: true });
  await send().click();
  await expect.element(page.getByTestId("place")).toHaveTextContent("/giveaway-result");
  expect(stage.sent.find(({ call }) => call === ENTER)?.body).toMatchObject({ consentTextVersion: "giveaway-2026-2" });
});

test("in another language the operator's words are asked for anew, and the tick beside the old ones is gone", async () => {
  const turkish = { ...sampleGiveaway, consentText: "E-posta ile reklam almak istiyorum." };
  const { app } = await open({ [LIST]: (_: unknown, before: number) => [before === 0 ? sampleGiveaway : turkish] });
  await fill();
  await app.i18n.change("tr");
  await expect.element(page.getByRole("checkbox", { name: turkish.consentText })).not.toBeChecked();
  await expect.element(field("Ad")).toHaveValue("Elif");
});

test("closed, coming and drawn ones are told in words, and none of them has a form", async () => {
  const later = { opensAt: "2099-10-24T10:00:00.000Z", drawAt: "2099-12-06T11:00:00.000Z" };
  const upcoming = { ...sampleGiveaway, ...later, key: "a", state: "upcoming" };
  const closed = { ...sampleGiveaway, ...later, key: "b", state: "closed" };
  await open({ [LIST]: [upcoming, closed, sampleDrawn] });
  await expect.element(page.getByText(/Gerade läuft kein Gewinnspiel/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "In die Fankurve" })).toHaveAttribute("href", "/fan");
  await expect.element(page.getByText("Start", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Bis zum Start").first()).toBeVisible();
  await expect.element(page.getByText("Bis zur Auslosung").first()).toBeVisible();
  await expect.element(page.getByText(/12 Lose, jede Adresse eines/)).toBeVisible();
  await expect.element(page.getByText("E. K.: 2 Karten für das Derby")).toBeVisible();
  await expect.element(send()).not.toBeInTheDocument();
});

test("the fan shop's page shows its own giveaway, and leads to the others where there is none", async () => {
  await open({ [LIST]: [sampleGiveaway, { ...sampleGiveaway, key: "fenerium", title: "Im Fanshop" }] }, "/giveawayfenerium");
  await expect.element(page.getByRole("heading", { level: 2, name: "Im Fanshop" })).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 2, name: "Derby live" })).not.toBeInTheDocument();
});

test("a club without a fan shop leads from its page to the others", async () => {
  await open({}, "/giveawayfenerium");
  await expect.element(page.getByTestId("place")).toHaveTextContent("/giveaway");
});

test("an operator that cannot be reached is told, and asked again", async () => {
  await open({ [LIST]: (_: unknown, before: number) => (before === 0 ? refuse("-1") : [sampleGiveaway]) });
  await expect
    .element(page.getByRole("link", { name: /req-1907/ }))
    .toHaveAttribute("href", expect.stringMatching(/^\/support\?.*req-1907/));
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect.element(page.getByRole("heading", { level: 2, name: "Derby live" })).toBeVisible();
});

test("who agrees to it may be named by initials, and nobody has to", async () => {
  const { sent } = await open({ [ENTER]: { status: "confirmationSent" } });
  await fill();
  await page.getByRole("checkbox", { name: /Anfangsbuchstaben/ }).click({ force: true });
  await send().click();
  await expect.element(page.getByTestId("place")).toBeInTheDocument();
  expect(sent.find(({ call }) => call === ENTER)?.body).toMatchObject({ consentName: true });
});

test("a winner is named by number, and by initials only with consent", async () => {
  await open({ [LIST]: [sampleDrawn] });
  await expect.element(page.getByText("C128 EE0B")).toBeVisible();
  const winners = page.getByRole("list", { name: "Gewonnen haben" }).getByRole("listitem");
  await expect.element(winners.nth(0)).toHaveTextContent("C128 EE0BE. K.: 2 Karten für das Derby");
  await expect.element(winners.nth(1)).toHaveTextContent("D3A4 38672 Karten für das Derby");
  expect(sampleDrawn.draw?.winners).toHaveLength(winners.elements().length);
});

test("a fan repeats the draw in the browser, and finds the own number in the list", async () => {
  await open({ [LIST]: [sampleDrawn], [DETAIL]: sampleProtocol });
  await page.getByRole("button", { name: "Selbst nachrechnen" }).click();
  await expect.element(page.getByText("Stimmt. Dein Browser kommt auf dieselben Gewinner")).toBeVisible();
  await expect.element(page.getByText("Der Startwert ist der, der vorher hinterlegt war.")).toBeVisible();
  await field("War mein Los dabei?").fill("5a40-bce7");
  await expect.element(page.getByText("5A40 BCE7 war in der Auslosung.")).toBeVisible();
  await field("War mein Los dabei?").fill("0000 0000");
  await expect.element(page.getByText("0000 0000 steht nicht in der Liste.")).toBeVisible();
});

const late = { commitment: { ...sampleProtocol.commitment, at: sampleProtocol.drawAt } };
test.each([
  ["another seed", { draw: { ...sampleProtocol.draw, seed: "b2".repeat(32) } }, "Der Startwert ist nicht der, der vorher hinterlegt war."],
  ["a seed that was laid down too late", late, "Vor dem Schluss war kein Startwert hinterlegt."],
  ["another list", { entryIds: sampleProtocol.entryIds.slice(1) }, "Die Liste der Lose wurde verändert."],
  [
    "another winner",
    { draw: { ...sampleProtocol.draw, winners: sampleProtocol.draw?.winners.slice(1) } },
    "Startwert und Liste ergeben andere Gewinner.",
  ],
] as const)("a draw with %s is found out", async (_what, forged, words) => {
  await open({ [LIST]: [sampleDrawn], [DETAIL]: { ...sampleProtocol, ...forged } });
  await page.getByRole("button", { name: "Selbst nachrechnen" }).click();
  await expect.element(page.getByText("Das stimmt nicht überein")).toBeVisible();
  await expect.element(page.getByText(words, { exact: false })).toBeVisible();
});

test("a list that cannot be fetched is told, and the press may be repeated", async () => {
  await open({ [LIST]: [sampleDrawn], [DETAIL]: (_: unknown, before: number) => (before === 0 ? refuse("-1") : sampleProtocol) });
  const press = page.getByRole("button", { name: "Selbst nachrechnen" });
  await press.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await press.click();
  await expect.element(page.getByText("Stimmt. Dein Browser kommt auf dieselben Gewinner")).toBeVisible();
});

test("a giveaway that has closed since the operator said so has no form any more", async () => {
  await open({ [LIST]: [{ ...sampleGiveaway, closesAt: "2024-09-14T22:00:00.000Z" }] });
  await expect.element(page.getByText("Teilnahmeschluss war eben, jetzt kommt die Auslosung")).toBeVisible();
  expect(send().elements()).toEqual([]);
});

test("what the page was drawn with stands while the operator is asked, and where it cannot be reached", async () => {
  const given = [[giveawaysKey("de"), [sampleDrawn]]] as const;
  const stage = await makeStage({
    screen: (
      <DrawnAnswers value={given}>
        <Giveaway />
      </DrawnAnswers>
    ),
    path: "/giveaway",
    answers: { [LIST]: refuse("-1") },
  });
  await render(stage.element);
  await expect.element(page.getByRole("heading", { level: 2, name: "Derby 2024" })).toBeVisible();
  await expect.poll(() => stage.sent.length).toBeGreaterThan(0);
  await expect.element(page.getByRole("heading", { level: 2, name: "Derby 2024" })).toBeVisible();
});
