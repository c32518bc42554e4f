import { oneOfEach } from "@tribun/vitest-config/sweep";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { keepShared, takeShared } from "../../../platform/offline/shared.ts";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Support } from "./support.tsx";

const HERE = "/support";
const CALL = "POST /api/support/messages";
const ticket = { ticket: "T-0A1B2C3D4E", receivedAt: "2026-11-03T11:00:00.000Z" };

async function open(path = HERE, answers: Answers = { [CALL]: ticket }, more: { language?: "de" | "tr"; signedIn?: true } = {}) {
  const { language = "de", signedIn } = more;
  const stage = await makeStage({ screen: <Support />, path, answers, language, ...(signedIn && { user: sampleUser }) });
  await render(stage.element);
  // Leaves out the call for outages, which the page makes by itself.
  return { ...stage, told: () => stage.sent.filter(({ call }) => call !== "GET /api/outages") };
}
const field = (name: string) => page.getByRole("textbox", { name });
const topic = () => page.getByRole("combobox", { name: "Thema" });
const send = () => page.getByRole("button", { name: "Nachricht senden" });

async function fill() {
  await topic().selectOptions("billing");
  await field("Vorname und Nachname").fill("Elif Şahin");
  await field("E-Mail-Adresse").fill("Elif@Example.com ");
  await field("Deine Nachricht").fill("Zwei Posten\nzu viel");
}

test("a message is sent once and receipted with its number and time; what was left empty is not sent", async () => {
  const { told } = await open();
  await fill();
  await send().click();
  await expect.element(page.getByText(/Ticket T-0A1B2C3D4E, eingegangen am 3\..November 2026, 12:00 Uhr/)).toBeVisible();
  expect(told().map(({ body }) => body)).toEqual([
    { topic: "billing", name: "Elif Şahin", email: "elif@example.com", message: "Zwei Posten\nzu viel" },
  ]);
  // The operator recognises a repeated message by this key when its answer got lost.
  expect(told()[0]?.headers.get("idempotency-key")).toMatch(/^[\da-f-]{36}$/);
});

test("on a wide screen nothing stays empty below what stands beside the number", async () => {
  await page.viewport(1280, 900);
  await open();
  const fault = page.getByRole("region", { name: "Störung melden" });
  await expect.element(fault).toBeVisible();
  const above = page.getByRole("region", { name: "Laden finden" }).element().getBoundingClientRect();
  const below = fault.element().getBoundingClientRect();
  expect(below.top - above.bottom).toBeLessThan(40);
  expect(below.left).toBe(above.left);
});

test("a link with a reference fills it in, and one with a topic chooses it", async () => {
  const { told } = await open(`${HERE}?reference=req-1907&topic=callback`);
  await expect.element(field("Referenz oder Bestellnummer")).toHaveValue("req-1907");
  await expect.element(topic()).toHaveValue("callback");
  await field("Vorname und Nachname").fill("Elif Şahin");
  await field("E-Mail-Adresse").fill("elif@example.com");
  await field("Deine Nachricht").fill("Nach 17 Uhr");
  await send().click();
  await expect.element(page.getByRole("link", { name: "Bitte gib deine Handynummer ein." })).toBeVisible();
  await field("Handynummer").fill("0171 39200 33");
  await send().click();
  await expect.element(page.getByText(/Wir rufen dich unter 0171.39200.33 zurück/)).toBeVisible();
  expect(told().map(({ body }) => body)).toEqual([
    {
      ...{ topic: "callback", name: "Elif Şahin", email: "elif@example.com", phone: "+491713920033" },
      ...{ message: "Nach 17 Uhr", reference: "req-1907" },
    },
  ]);
});

test("what was shared from another app stands in the message, leaves with a press alone, and does not come twice", async () => {
  const shared = new URLSearchParams({ text: "Ihr Paket wartet", url: "https://example.org/paket" });
  await keepShared(new Request("/support/shared", { method: "POST", body: shared }));
  const { told } = await open(`${HERE}?shared=1`);
  await expect.element(field("Deine Nachricht")).toHaveValue("Ihr Paket wartet\nhttps://example.org/paket");
  await expect.element(page.getByText("Das hast du geteilt.", { exact: false })).toBeVisible();
  expect(told()).toEqual([]);
  expect(await takeShared()).toBe("");
  expect(await caches.keys()).not.toContain("club-shared");
});

test("the receipt of a fault names the days of the law", async () => {
  const fault = {
    informBy: "2026-11-04T11:00:00.000Z",
    compensationFrom: "2026-11-05T11:00:00.000Z",
    higherCompensationFrom: "2026-11-07T11:00:00.000Z",
  };
  await open(`${HERE}?topic=fault`, { [CALL]: { ...ticket, fault } });
  await fill();
  await topic().selectOptions("fault");
  await send().click();
  await expect
    .element(page.getByText(/Ist deine Meldung am 4\..November 2026, 12:00 Uhr noch offen, schreiben wir dir, was wir darüber wissen/))
    .toBeVisible();
  await expect.element(page.getByText(/Ab 7\..November 2026, 12:00 Uhr ist es doppelt so viel/)).toBeVisible();
});

test("who is signed in finds their own filled in, and may write as somebody else", async () => {
  const { told } = await open(HERE, undefined, { signedIn: true });
  await expect.element(field("E-Mail-Adresse")).toHaveValue(sampleUser.email);
  await expect.element(field("Handynummer")).toHaveValue("0171\u00a039200\u00a010");
  await field("E-Mail-Adresse").fill("anders@example.com");
  await topic().selectOptions("question");
  await expect.element(field("E-Mail-Adresse")).toHaveValue("anders@example.com");
  await field("Deine Nachricht").fill("Nach 17 Uhr");
  await send().click();
  await expect.poll(() => told().map(({ body }) => body)).toMatchObject([{ email: "anders@example.com", phone: sampleUser.phoneNumber }]);
});

const second = { ...sampleLine, id: "b7c1d4f2-3c1e-4f6a-9d2b-5e8f7a6c1d20", msisdn: "+491713920007" };
const ended = { ...second, id: "0d5a3b1e-7f42-4c8e-8a55-19b0c2d3e4f5", msisdn: "+491713920008", status: "ended" };
const lineChoice = () => page.getByRole("combobox", { name: "Welche Nummer ist gestört?" });

test("a fan with several lines says which of them is out, and only of a fault", async () => {
  const answers = { [CALL]: ticket, "GET /api/tariffs/me": [sampleLine, second, ended] };
  const { told } = await open(`${HERE}?topic=fault`, answers, { signedIn: true });
  const messages = () => told().flatMap(({ call, body }) => (call === CALL ? [body] : []));
  await expect.element(lineChoice()).toHaveValue("");
  const offered = () =>
    [...lineChoice().element().querySelectorAll("option")].map(({ text }) => text.split(",")[0]?.replaceAll("\u00a0", " "));
  await expect.poll(offered).toEqual(["Bitte wählen", "0171 39200 33", "0171 39200 07"]);
  await field("Deine Nachricht").fill("Kein Netz");
  await send().click();
  await page.getByRole("link", { name: "Bitte wähl eine Rufnummer." }).click();
  await expect.element(lineChoice()).toHaveFocus();
  expect(messages()).toEqual([]);
  await lineChoice().selectOptions(second.id);
  await topic().selectOptions("question");
  await expect.element(lineChoice()).not.toBeInTheDocument();
  await topic().selectOptions("fault");
  await expect.element(lineChoice()).toHaveValue(second.id);
  await send().click();
  await expect.poll(messages).toMatchObject([{ topic: "fault", lineId: second.id }]);
});

test("what is no fault names no line, and is held up by none", async () => {
  const answers = { [CALL]: ticket, "GET /api/tariffs/me": [sampleLine, second] };
  const { told } = await open(`${HERE}?topic=fault`, answers, { signedIn: true });
  const messages = () => told().flatMap(({ call, body }) => (call === CALL ? [body] : []));
  await expect.element(lineChoice()).toBeVisible();
  await topic().selectOptions("question");
  await field("Deine Nachricht").fill("Nach 17 Uhr");
  await send().click();
  await expect.poll(messages).toHaveLength(1);
  expect(messages()[0]).not.toHaveProperty("lineId");
});

test("lines that did not come are told of, may be asked for again, and hold up nobody", async () => {
  const answers = {
    [CALL]: ticket,
    "GET /api/tariffs/me": (_: unknown, before: number) => (before === 0 ? refuse("-1") : [sampleLine, second]),
  };
  await open(`${HERE}?topic=fault`, answers, { signedIn: true });
  await expect.element(page.getByText("Deine Rufnummern ließen sich nicht laden")).toBeVisible();
  await expect.element(page.getByText(/nenn die gestörte bitte in der Nachricht/)).toBeVisible();
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect.element(lineChoice()).toBeVisible();
});

test("with one line that runs there is nothing to choose", async () => {
  await open(`${HERE}?topic=fault`, { [CALL]: ticket, "GET /api/tariffs/me": [sampleLine, ended] }, { signedIn: true });
  await expect.element(field("E-Mail-Adresse")).toHaveValue(sampleUser.email);
  await expect.element(lineChoice()).not.toBeInTheDocument();
});

test.each(oneOfEach(["Jetzt melden", "Rückruf", "Schreiben"], (name) => (name === "Rückruf" ? "a call" : "the form")))(
  "after one message was sent, “%s” brings the form again",
  async (name) => {
    const fault = { informBy: ticket.receivedAt, compensationFrom: ticket.receivedAt, higherCompensationFrom: ticket.receivedAt };
    const { told } = await open(`${HERE}?topic=fault`, { [CALL]: { ...ticket, fault } });
    await fill();
    await topic().selectOptions("fault");
    await send().click();
    await expect.element(page.getByText(/Ticket T-0A1B2C3D4E/)).toBeVisible();
    await page.getByRole("link", { name, exact: true }).click();
    await expect.element(topic()).toHaveValue(name === "Rückruf" ? "callback" : "fault");
    await expect.element(field("Vorname und Nachname")).toHaveValue("Elif Şahin");
    await expect.element(field("Deine Nachricht")).toHaveValue("");
    await field("Deine Nachricht").fill("Zwei Posten\nzu viel");
    if (name === "Rückruf") await field("Handynummer").fill("0171 39200 33");
    await send().click();
    await expect.poll(() => told().length).toBe(2);
    expect(told()[1]?.headers.get("idempotency-key")).not.toBe(told()[0]?.headers.get("idempotency-key"));
  },
);

test("speaks Turkish, and tells both numbers with where they work", async () => {
  await open(HERE, undefined, { language: "tr" });
  await expect
    .element(page.getByRole("region", { name: "Bizi ara", exact: true }).getByText(/Bizim hattan 1907 numarasını da arayabilirsin/))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "Mesajı gönder" })).toBeVisible();
});

test.each([
  ["de", "Störung: Köln und Umgebung", /Seit 03\.11\.2026, 12:00 Uhr .* Voraussichtlich läuft ab 03\.11\.2026, 15:00 Uhr/],
  ["tr", "Arıza: Köln ve çevresi", /03\.11\.2026,? 12:00 itibarıyla .* Tahmini düzelme: 03\.11\.2026,? 15:00/],
] as const)("what is out is told on top, with its place, since when and until when: %s", async (language, title, text) => {
  const place = title.split(": ")[1];
  const outage = { id: "koeln-1", since: "2026-11-03T11:00:00.000Z", place, expectedEnd: "2026-11-03T14:00:00.000Z" };
  await open(HERE, { "GET /api/outages": [outage] }, { language });
  await expect.element(page.getByText(title)).toBeVisible();
  const said = () =>
    page
      .getByRole("status")
      .elements()
      .map(({ textContent }) => textContent)
      .join(" ");
  await expect.poll(said).toMatch(text);
});

test("while all is well, and where nobody can say, no outage is told", async () => {
  const { sent } = await open(HERE, { "GET /api/outages": [] });
  await expect.poll(() => sent.map(({ call }) => call)).toContain("GET /api/outages");
  await expect.element(page.getByText(/Störung:/)).not.toBeInTheDocument();
});
