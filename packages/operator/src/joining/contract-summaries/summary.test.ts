import { type Basket, contractSummary, contractSummaryPdf } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contractSummaries } from "../../db/schema/catalogue.ts";
import { users } from "../../db/schema/users.ts";
import { summaryFacts } from "../../papers/summary-facts.ts";
import { summaryPdf } from "../../papers/summary-pdf.ts";
import { summaryText } from "../../papers/summary-texts.ts";
import { clubOf } from "../../base/clubs/clubs.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { heldNumber, newShopper } from "../../testing/orders.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import { pdfUaFaults } from "../../testing/pdf-ua/pdf-ua.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const HEADINGS = [
  "Dienste und Geräte",
  "Geschwindigkeiten des Internetdienstes und Abhilfen bei Problemen",
  "Preis",
  "Laufzeit, Verlängerung und Kündigung",
  "Funktionen für Endnutzer mit Behinderungen",
  "Sonstige einschlägige Informationen",
];

test("a summary is priced and can be read as one tagged page by whoever has its id", async () => {
  const { as } = await newShopper(operator, { team: 4, language: 0 });
  const newPhoneNumberOptions = await heldNumber(operator, as);
  const productOptions = { planId: "jersey-fan", size: "L", model: "home", style: "striped" as const, name: "ışıl", number: 19 };
  const body = {
    tariffId: "tribun-l",
    numberType: "new" as const,
    simType: "physical" as const,
    newPhoneNumberOptions,
    productOptions,
    couponCode: "stadion10",
  };
  const made = await operator.call(contractSummary, { body }, as);
  const once = 1999 + 4999 + 1499;
  expect(made.payment).toMatchObject({
    discount: { amount: -Math.floor(once / 10) },
    dueNow: { amount: once - Math.floor(once / 10) + 1 },
  });
  const answer = await operator.raw(contractSummaryPdf, { params: { id: made.id } }, { team: null, language: null });
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  const pdf = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  expect(pdf.startsWith("%PDF-1.7")).toBe(true);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toContain("/StructTreeRoot");
  expect(pdf).toContain("/Lang (tr-TR)");
  // A fan with a SIM card from a shop gets no card by post.
  expect(pdfText(new Uint8Array(Buffer.from(pdf, "latin1")))).toMatch(/(?<!Postayla )SIM kart, numara/);
  expect(pdfUaFaults(Buffer.from(pdf, "latin1"))).toEqual([]);
  const again = await operator.raw(contractSummaryPdf, { params: { id: made.id } });
  expect(Buffer.from(await again.arrayBuffer()).toString("latin1")).toBe(pdf);
});

test("a stored summary keeps the words that were agreed to, whatever ours have become", async () => {
  const { as } = await newShopper(operator);
  const basket = { tariffId: "tribun-m", numberType: "new" as const, newPhoneNumberOptions: await heldNumber(operator, as) };
  const { id } = await operator.call(contractSummary, { body: { ...basket, simType: "esim" } }, as);
  const which = eq(contractSummaries.id, id);
  const [made] = await operator.deps.db.select().from(contractSummaries).where(which);
  const { words, ...facts } = v.parse(summaryFacts, made?.basket);
  expect(words).toEqual(summaryText(facts));
  const read = async () => pdfText(new Uint8Array(await (await operator.raw(contractSummaryPdf, { params: { id } })).arrayBuffer()));
  expect(await read()).toContain("Vertragszusammenfassung");
  // Simulates an old summary that was created with another version of the words.
  const then = { ...summaryText(facts), title: "Zusammenfassung von damals" };
  await operator.deps.db
    .update(contractSummaries)
    .set({ basket: { ...facts, words: then } })
    .where(which);
  expect(await read()).toContain("Zusammenfassung von damals");
});

// A15: fees of zero are hidden in the cart and shown as 0,00 € in the document.
test.each([
  [1, /Einmalig: Anschlusspreis 0,00 € Einmalig: Wunschnummer 0,00 € Einmalig: Identitätsprüfung/, /Trikot|Gutschein/],
  [0, /Tek seferlik: hat açılışı 0,00 € Tek seferlik: seçme numara 0,00 € Tek seferlik: kimlik kontrolü/, /forma|kupon/],
])("the summary of a tariff without fees says so (language %i)", async (language, fees, others) => {
  const shopper = await newShopper(operator);
  const as = { ...shopper.as, language };
  const number = { numberType: "new" as const, newPhoneNumberOptions: await heldNumber(operator, as) };
  const { id, payment } = await operator.call(contractSummary, { body: { tariffId: "forma-xl", simType: "esim", ...number } }, as);
  expect(payment.initialOpeningFee.amount + payment.specialNumberFee.amount).toBe(0);
  const pdf = await operator.raw(contractSummaryPdf, { params: { id } }, as);
  const text = pdfText(new Uint8Array(await pdf.arrayBuffer())).replace(/\s+/g, " ");
  expect(text).toMatch(fees);
  expect(text).not.toMatch(others);
});

test("the same basket has the same hash, another SIM another one", async () => {
  const { as } = await newShopper(operator);
  const basket = { tariffId: "tribun-m", numberType: "new" as const, newPhoneNumberOptions: await heldNumber(operator, as) };
  const hash = async (simType: "esim" | "physical") => (await operator.call(contractSummary, { body: { ...basket, simType } }, as)).hash;
  expect(await hash("esim")).toBe(await hash("esim"));
  expect(await hash("esim")).not.toBe(await hash("physical"));
});

test("formPlans names the jersey of the basket, and no other one", async () => {
  const { as } = await newShopper(operator);
  const productOptions = { planId: "jersey-fan", size: "L", model: "home", style: "striped" as const };
  const number = { numberType: "new" as const, newPhoneNumberOptions: await heldNumber(operator, as) };
  const basket = { tariffId: "tribun-l", simType: "esim" as const, ...number, productOptions };
  const { hash, id } = await operator.call(contractSummary, { body: { ...basket, formPlans: ["jersey-fan"] } }, as);
  expect((await operator.call(contractSummary, { body: basket }, as)).hash).toBe(hash);
  const [kept] = await operator.deps.db.select().from(contractSummaries).where(eq(contractSummaries.id, id));
  expect(kept?.basket).toMatchObject({ jersey: { planId: "jersey-fan", what: "Fan-Trikot Heim, gemustert, Größe L" } });

  const refused = async (body: Basket) => (await operator.fails(contractSummary, { body }, as)).fieldErrors;
  expect(await refused({ ...basket, formPlans: ["jersey-fan", "jersey-child"] })).toEqual([
    { field: "formPlans.1", rule: "formPlans.otherJersey" },
  ]);
  const { productOptions: _, ...bare } = basket;
  expect(await refused({ ...bare, formPlans: ["jersey-fan"] })).toEqual([{ field: "productOptions", rule: "jerseySize.required" }]);
});

test("a business needs a summary of its own, because a consumer's tells of other rights", async () => {
  const { as, phone } = await newShopper(operator);
  const body = {
    tariffId: "tribun-m",
    numberType: "new" as const,
    simType: "esim" as const,
    newPhoneNumberOptions: await heldNumber(operator, as),
  };
  const { hash } = await operator.call(contractSummary, { body }, as);
  await operator.deps.db.update(users).set({ customerType: "corporate" }).where(eq(users.phone, phone));
  expect((await operator.call(contractSummary, { body }, as)).hash).not.toBe(hash);
});

test("unknown baskets and summaries", async () => {
  const { as } = await newShopper(operator);
  const body = { tariffId: "tribun-m", numberType: "new", simType: "esim" };
  expect((await operator.fails(contractSummary, { body }, as)).fieldErrors).toEqual([
    { field: "newPhoneNumberOptions", rule: "phoneNumber.required" },
  ]);
  const unknown = { ...body, newPhoneNumberOptions: { registryId: "nope", reservationId: "nope" } };
  expect(await operator.fails(contractSummary, { body: unknown }, as)).toMatchObject({ code: "1104" });
  expect(await operator.fails(contractSummaryPdf, { params: { id: "nope" } })).toMatchObject({ status: 404, code: "1011" });
});

test("the headings are the regulation's, in its order, in both languages", async () => {
  const facts = {
    id: "1",
    teamId: 1,
    club: "Kanarya Mobil",
    hotline: "1907",
    website: "http://localhost:1907",
    createdAt: "2026-11-03T11:00:00Z",
    tariff: {
      name: "Tribün M",
      type: "single" as const,
      commitmentMonths: 24,
      dataGb: 25,
      throttleKbps: 64,
      euDataGb: 23,
      minutesTr: 100,
      maxDownMbps: 50,
      maxUpMbps: 25,
      tech: ["5G"],
    },
    bonusGb: 0,
    simType: "esim" as const,
    payment: {
      initialOpeningFee: 999,
      jerseyCustomisationFee: 0,
      advanceJerseyFee: 0,
      specialNumberFee: 0,
      identityCharge: 1,
      monthly: 1499,
      dueNow: 1000,
      vat: 160,
    },
  };
  const port = {
    ...facts,
    portedFrom: "Vodafone",
    portedNumber: "+491713920033",
    payment: { ...facts.payment, openingFeeAfterSwitch: 999 },
  };
  expect(summaryText({ ...facts, language: "de" }).sections.map(({ heading }) => heading)).toEqual(HEADINGS);
  expect(summaryText({ ...facts, language: "tr" }).sections).toHaveLength(HEADINGS.length);
  // A summary without a stored free number shows the one of its club.
  expect(summaryText({ ...facts, language: "de" }).provider).toContain(`1907 aus unserem Netz, kostenlos ${clubOf(1).provider.freeNumber}`);
  const hotline = { shortCode: "1900", freeNumber: "0800 1234567" };
  expect(summaryText({ ...facts, language: "de", hotline }).provider).toContain("1900 aus unserem Netz, kostenlos 0800 1234567");

  // With a ported number, the summary states when the fan pays what, and our compensation for a late switch (§ 59 TKG).
  for (const language of ["de", "tr"] as const) {
    const text = JSON.stringify(summaryText({ ...port, language }));
    for (const fact of ["0171 39200 33", "Vodafone", "9,99 €", "10 €"]) expect(text).toContain(fact);
    expect(text).toMatch(/§ 59 TKG|§ 59 TKG/);
    expect(JSON.stringify(summaryText({ ...facts, language }))).not.toMatch(/§ 59 TKG|§ 59 TKG/);
  }

  // A donor that the list lacks has no name; everything else is the same.
  const { portedFrom: _, ...unnamed } = port;
  for (const [language, from] of [
    ["de", "Mitnahme der Rufnummer 0171 39200 33 von deinem bisherigen Anbieter."],
    ["tr", "0171 39200 33 numarası eski operatöründen taşınır."],
  ] as const) {
    const text = JSON.stringify(summaryText({ ...unnamed, language }));
    expect(text).toContain(from);
    const named = JSON.stringify(summaryText({ ...port, language }));
    expect(text).toBe(named.replace("von Vodafone", "von deinem bisherigen Anbieter").replace("Vodafone operatör", "eski operatör"));
  }

  // A summary of a tariff alone stays on one page. With a jersey it may have up to three (Reg. (EU) 2019/2243, bundles); ours has two.
  for (const language of ["de", "tr"] as const) {
    expect(pageCount(await summaryPdf({ ...facts, language }))).toBe(1);
    expect(pageCount(await summaryPdf({ ...port, msisdn: "+491713920033", language, business: true }))).toBe(1);
  }
  const jersey = {
    name: "Fan-Trikot",
    size: "XXL",
    personalised: true,
    what: "Fan-Trikot Auswärts, gemustert, Größe XXL, Name ŞAMPİYONLAR, Nummer 99",
  };
  const payment = { ...port.payment, advanceJerseyFee: 4999, jerseyCustomisationFee: 1499, specialNumberFee: 19999, discount: -2750 };
  for (const language of ["de", "tr"] as const) {
    for (const business of [true, false]) {
      for (const basket of [
        { ...port, payment },
        { ...facts, payment: { ...payment, openingFeeAfterSwitch: 0 } },
      ]) {
        const bytes = await summaryPdf({ ...basket, msisdn: "+491713920033", bonusGb: 10, jersey, language, business });
        expect(pageCount(bytes), language).toBeLessThanOrEqual(2);
        expect(pdfUaFaults(bytes)).toEqual([]);
      }
    }
  }
});

const pageCount = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString("latin1")
    .match(/\/Type \/Page\b/g)?.length;
