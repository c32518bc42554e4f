import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openApproval, openSummary, orderButton, summaryNeeded, sentOrders, terms } from "../../testing/approval.tsx";
import { complete, mainLine, tariff, withDocument, withPort } from "../../testing/samples.ts";

const part = (name: string) => page.getByRole("region", { name, exact: true });
const change = (name: string) => page.getByRole("button", { name: `${name}: Ändern` });
const save = (name: string) => part(name).getByRole("button", { name: "Übernehmen" });
const drop = (name: string) => part(name).getByRole("button", { name: "Verwerfen" });
const stored = () => JSON.parse(localStorage.getItem("tribun.order") ?? "{}").draft;

test("a part opens in its place, is dropped without a trace, and its button has the focus again", async () => {
  await openApproval();
  await expect.element(change("SIM")).toHaveAttribute("aria-expanded", "false");
  await change("SIM").click();
  await expect.element(change("SIM")).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("radio", { name: "SIM-Karte per Post" }).click();
  await drop("SIM").click();
  await expect.element(part("SIM")).toMatchTextContent(/eSIM$/);
  await expect.element(change("SIM")).toHaveFocus();
  await expect.poll(stored).toMatchObject({ simType: "esim" });
  expect(stored()).not.toHaveProperty("edits");
});

test("taken over, the sums follow, the contract summary is unread again and says so, and one order carries it", async () => {
  const { calls, went } = await openApproval();
  await openSummary();
  await terms().click();
  await expect.element(summaryNeeded()).not.toBeInTheDocument();
  await change("SIM").click();
  await page.getByRole("radio", { name: "SIM-Karte per Post" }).click();
  // The order has not changed yet.
  expect(calls.filter(({ id }) => id === "contractSummary")).toHaveLength(1);
  await save("SIM").click();
  await expect.element(part("SIM")).toMatchTextContent(/SIM-Karte per Post$/);
  await expect.element(change("SIM")).toHaveFocus();
  await expect.element(page.getByText(/^Deine Bestellung hat sich geändert/)).toBeVisible();
  await expect.element(summaryNeeded()).toBeVisible();
  await openSummary();
  await orderButton().click();
  await expect.poll(() => went).toHaveLength(1);
  expect(sentOrders(calls)[0]).toMatchObject({
    input: { body: { simType: "physical", acknowledgements: { contractSummaryId: "s2" } } },
  });
});

test("an open change survives a reload, and keeps the order from being sent until it is taken over or dropped", async () => {
  const jersey = {
    wanted: true,
    planId: "jersey-fan",
    size: "",
    model: "home",
    style: "striped",
    junior: false,
    name: "ışıl",
    number: "19",
  };
  const { calls, went } = await openApproval({ draft: { ...withDocument(), edits: { jersey: { jersey: { ...jersey, wanted: true } } } } });
  await expect.element(page.getByLabelText("Name auf dem Trikot")).toHaveValue("ışıl");
  await openSummary();
  await terms().click();
  await orderButton().click();
  const said = page.getByRole("link", { name: "Trikot: Deine Änderung ist noch offen. Übernimm oder verwirf sie." });
  await expect.element(said).toBeVisible();
  expect(sentOrders(calls)).toEqual([]);
  // Without a size the jersey cannot be produced.
  await save("Trikot").click();
  await expect.element(part("Trikot").getByRole("alert", { name: "Das fehlt noch" })).toHaveFocus();
  await expect.poll(stored).toMatchObject({ jersey: { wanted: false } });
  await drop("Trikot").click();
  await expect.element(said).not.toBeInTheDocument();
  await orderButton().click();
  await expect.poll(() => went).toHaveLength(1);
});

test("what is typed of the person is kept with every key, and no part of the order before it is taken over", async () => {
  await openApproval();
  await change("Persönliche Angaben").click();
  await page.getByLabelText("Straße").fill("Sonnenallee");
  await expect.poll(stored).toMatchObject({ edits: { person: { person: { street: "Sonnenallee" } } } });
  expect(stored()).not.toHaveProperty("person");
  await save("Persönliche Angaben").click();
  await expect.element(page.getByText(/^Sonnenallee 24 a/)).toBeVisible();
  await expect.element(change("Persönliche Angaben")).toHaveFocus();
});

test("the term is changed on the ticket", async () => {
  await openApproval();
  await change("Tarif").click();
  await page.getByRole("radio", { name: "12 Monate" }).click();
  await save("Tarif").click();
  await expect.element(part("Tarif")).toMatchTextContent(/12\sMonate Laufzeit/);
  await expect.poll(stored).toMatchObject({ tariff: { id: "tribun-l-12" }, number: { registryId: "n33" } });
});

test("the child and the main line of a line stand on the ticket and are changed there", async () => {
  const draft = { ...complete(), childBirthday: "2015-05-05", mainLineId: "l1" };
  const of = { ...draft, ...(draft.tariff && { tariff: { ...draft.tariff, requiresChild: true, requiresMainLine: true } }) };
  const both = { ...tariff, eligibility: { ...tariff.eligibility, requiresChild: true, requiresMainLine: true } };
  const myLines = [mainLine("l1", "+491713920010"), mainLine("l2", "+491713920011")];
  await openApproval({ draft: of, answers: { tariffDetail: both, myLines } });
  await expect.element(page.getByText(/^Hängt an 0171\s39200\s10/)).toBeVisible();
  await change("Kind").click();
  await page.getByLabelText("Geburtsdatum des Kindes").fill("01/01/1990");
  await save("Kind").click();
  await expect.element(part("Kind").getByRole("alert", { name: "Das fehlt noch" })).toBeVisible();
  await page.getByLabelText("Geburtsdatum des Kindes").fill("06/06/2016");
  await page.getByRole("radio", { name: /0171\s39200\s11/ }).click();
  await save("Kind").click();
  await expect.element(page.getByText(/geboren am 6\.\s*Juni 2016/)).toBeVisible();
  await expect.element(page.getByText(/^Hängt an 0171\s39200\s11/)).toBeVisible();
});

test.each([
  ["a new number", withDocument],
  ["one that is brought along", () => ({ ...withPort(), jersey: { wanted: false } as const })],
])("%s is changed at its step, which leads back to this part by one press", async (_, draft) => {
  const { went } = await openApproval({ draft: draft() });
  await change("Rufnummer").click();
  await page.getByRole("button", { name: "Zurück zum Ticket" }).click();
  await expect.element(change("Rufnummer")).toHaveFocus();
  expect(went).toEqual(["number", "approval"]);
  await expect.poll(stored).not.toHaveProperty("fromTicket");
});

test("an order that waits is not paid past a change that stands open", async () => {
  const waiting = { ...complete(), openOrder: { orderId: "o1", checkoutId: "c0" } };
  const { calls, went } = await openApproval({ draft: { ...waiting, edits: { sim: { simType: "physical" } } } });
  await page.getByRole("button", { name: "Zur Zahlung" }).click();
  await expect.element(page.getByRole("alert", { name: "Das fehlt noch" })).toMatchTextContent(/SIM/);
  expect(calls.filter(({ id }) => id === "checkoutSession")).toHaveLength(0);
  expect(went).toHaveLength(0);
});
