import { ApiError } from "@tribun/api-client";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { orderSecretsAtom } from "../../../store/secrets.ts";
import { openApproval, openSummary, orderButton, sentOrders, terms } from "../../../testing/approval.tsx";
import { complete, provenUser, user, withDocument } from "../../../testing/samples.ts";

const number = () => page.getByLabelText("Ausweisnummer");
const validity = () => page.getByLabelText("Gültig bis");
const keyword = () => page.getByLabelText("Kundenkennwort");
const sendCode = () => page.getByRole("button", { name: "Code senden" });

test("after a reload the document's number is asked for, and nothing else", async () => {
  const { calls } = await openApproval({ secrets: {} });
  await expect.element(page.getByText("Personalausweis, gültig bis 1. Januar 2031")).toBeVisible();
  await expect.element(page.getByText("0171 39200 10 ist bestätigt.")).toBeVisible();
  for (const asked of [validity(), keyword(), sendCode()]) expect(asked.query()).toBeNull();
  await number().fill("L01X00T47");
  await openSummary();
  await terms().click();
  await orderButton().click();
  await expect.poll(() => sentOrders(calls)).toHaveLength(1);
  const [{ input } = { input: {} }] = sentOrders(calls);
  expect(input).toMatchObject({
    body: { userInfo: { documentType: "idCard", identityNumber: "L01X00T47", identityValidityDate: "2031-01-01" } },
  });
  expect(JSON.stringify(input)).not.toMatch(/keyword|phoneVerificationToken/);
});

test("the reason for asking is the true one, on the first visit as after a reload", async () => {
  await openApproval({ secrets: {}, draft: complete() });
  await expect.element(page.getByText(/nur die letzten drei Zeichen.*bei jeder Bestellung/)).toBeVisible();
  expect(page.getByText(/Neuladen/).query()).toBeNull();
});

test("another document can be named instead", async () => {
  await openApproval({ secrets: {} });
  await page.getByRole("button", { name: "Ausweis: Ändern" }).click();
  await expect.element(validity()).toHaveValue("01/01/2031");
});

test("a document that has run out meanwhile is asked for as a whole", async () => {
  await openApproval({ secrets: {}, draft: { ...complete(), document: { documentType: "idCard", identityValidityDate: "2020-01-01" } } });
  await expect.element(validity()).toBeVisible();
});

test("an account without a keyword is asked for one", async () => {
  const { calls } = await openApproval({ user: { ...provenUser(), keywordSet: false } });
  await openSummary();
  await terms().click();
  await orderButton().click();
  await expect.element(page.getByRole("alert", { name: "Das fehlt noch" })).toMatchTextContent(/Kundenkennwort/);
  await keyword().fill("2468");
  await orderButton().click();
  await expect.poll(() => sentOrders(calls)[0]).toMatchObject({ input: { body: { userInfo: { keyword: "2468" } } } });
});

test.each([
  ["never", user],
  ["more than a day ago", provenUser(-1)],
] as const)("a phone that this session proved %s is proven here, which it remembers", async (_, who) => {
  const { calls } = await openApproval({ user: who, draft: withDocument() });
  await openSummary();
  await terms().click();
  await orderButton().click();
  await expect.element(page.getByRole("alert", { name: "Das fehlt noch" })).toMatchTextContent(/SMS-Code/);
  await sendCode().click();
  await page.getByRole("textbox", { name: /Code aus der SMS/ }).fill("123456");
  await expect.element(page.getByText("0171 39200 10 ist bestätigt.").first()).toBeVisible();
  await orderButton().click();
  await expect.poll(() => sentOrders(calls)).toHaveLength(1);
});

test("whose phone is not theirs any more is led to where they change it", async () => {
  const { went } = await openApproval({ user, draft: withDocument() });
  await expect.element(page.getByText(/Nicht mehr deine Nummer/)).toBeVisible();
  await page.getByRole("link", { name: "Nummer im Profil ändern" }).click();
  await expect.poll(() => went).toContain("/dashboard/account/profile");
});

test("an account whose number went to somebody else is led to where another one is proven", async () => {
  const { phoneNumber: _gone, ...rest } = provenUser();
  await openApproval({ user: rest });
  await expect.element(page.getByText(/Deinem Konto fehlt eine Handynummer/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Nummer im Profil ändern" })).toBeVisible();
  expect(sendCode().query()).toBeNull();
});

test("a proof that the operator does not know any more is asked for again", async () => {
  const refused = new ApiError("-1", { fieldErrors: [{ field: "phoneVerificationToken", rule: "phoneVerification.required" }] });
  await openApproval({ answers: { tariffIntent: refused } });
  await openSummary();
  await terms().click();
  await orderButton().click();
  await expect.element(sendCode()).toBeVisible();
});

test("without terms, document and phone proof all three are listed", async () => {
  await openApproval({ secrets: {}, draft: complete(), user });
  await openSummary();
  await orderButton().click();
  const missing = page.getByRole("alert", { name: "Das fehlt noch" });
  await expect.element(missing).toMatchTextContent(/SMS-Code/);
  await expect.element(missing).toMatchTextContent(/Allgemeinen Geschäftsbedingungen/);
  await expect.element(missing).toMatchTextContent(/Ausweisnummer/);
});

test("nothing secret is ever written to the browser's storage", async () => {
  await openApproval({ secrets: {}, draft: complete(), user: { ...user, keywordSet: false } });
  await number().fill("L01X00T47");
  await keyword().fill("2468");
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/L01X00T47|2468/);
});

test("a half-typed document survives a look at another step", async () => {
  const { store } = await openApproval({ secrets: {}, draft: complete() });
  await number().fill("L01X");
  await page.getByRole("button", { name: "Rufnummer: Ändern" }).click();
  await page.getByRole("button", { name: "Zurück zum Ticket" }).click();
  await expect.poll(() => store.get(orderSecretsAtom).identityNumber).toBe("L01X");
});

test("of a passport it is said where its number stands, and not where a card has it", async () => {
  await openApproval({ secrets: {}, draft: { ...complete(), document: { documentType: "passport", identityValidityDate: "2031-01-01" } } });
  const passport = page.getByLabelText("Passnummer");
  await expect.element(passport).toHaveAccessibleDescription(/^Oben rechts beim Foto/);
  await openSummary();
  await orderButton().click();
  await expect.element(passport).toHaveAccessibleDescription(/Bitte gib die Passnummer ein/);
  await passport.fill("A1");
  await orderButton().click();
  await expect
    .element(passport)
    .toHaveAccessibleDescription(/Diese Passnummer stimmt nicht. Sie steht oben rechts auf der Seite mit deinem Foto/);
});
