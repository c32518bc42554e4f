import { addCalendarDays, addMonths, germanDay, monthOf, startOfGermanDay, taxed, totalOf } from "@tribun/domain";
import { asc } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SEED_TEAMS } from "../base/clubs/teams.ts";
import { invoiceItems, type InvoiceItemRow, type InvoiceRow, invoices } from "../db/schema/billing.ts";
import { addCharge, addCredit } from "../ledger/charges.ts";
import { dottedDay, euros } from "../words/written.ts";
import { spanLabel } from "../ledger/labels.ts";
import { isUntaxed } from "../ledger/untaxed.ts";
import { invoiceDocument } from "../papers/invoice-document.ts";
import { sellerOf } from "../papers/seller.ts";
import { en16931Faults } from "../testing/en16931.ts";
import { newSubscriber, type Subscriber } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { pdfAttachments, pdfText } from "../testing/pdf-text.ts";
import { billFan } from "./bill-fan.ts";
import { changesOnPaper } from "./changes.ts";
import { writeCreditNotes } from "./credit-notes.ts";
import { moneyOf } from "./paid-with.ts";

const MONTHS = 14;

let operator: TestOperator;
const fans: Subscriber[] = [];
let documents: readonly InvoiceRow[] = [];
let items: readonly InvoiceItemRow[] = [];

/** Bills three fans for more than a year: each month has other use, compensation and credits, and an objection is accepted now and then. */
beforeAll(async () => {
  operator = await createTestOperator();
  fans.push(
    await newSubscriber(operator),
    await newSubscriber(operator, { user: { language: "tr" } }),
    await newSubscriber(operator, { tariffId: "kulup-pro-s", user: { customerType: "corporate", companyName: "Kebap & Söhne GmbH" } }),
  );
  const { db } = operator.deps;
  let month = monthOf(germanDay(operator.clock.base())).from;
  for (let count = 0; count < MONTHS; count++, month = addMonths(month, 1)) {
    for (const [index, fan] of fans.entries()) await useMonth(fan, month, count + index);
    const now = new Date(startOfGermanDay(addCalendarDays(addMonths(month, 1), 1)));
    for (const fan of fans) {
      const [bill] = await db.transaction((tx) => billFan(tx, fan.userId, now));
      if (count % 4 !== 3 || !bill) continue;
      await db.transaction(async (tx) => {
        await writeCreditNotes(operator.deps, tx, bill, { cause: "objection", cents: 300 + count, money: await moneyOf(tx, bill) });
      });
    }
  }
  documents = await db.select().from(invoices).orderBy(asc(invoices.number));
  items = await db.select().from(invoiceItems).orderBy(asc(invoiceItems.position));
}, 120_000);
afterAll(() => operator.stop());

async function useMonth({ lineId, userId }: Subscriber, month: string, turn: number): Promise<void> {
  const { db } = operator.deps;
  const at = new Date(startOfGermanDay(addCalendarDays(month, 20)));
  const own = { lineId, userId, teamId: 1, at };
  const cents = (factor: number) => ((turn + 3) * factor) % 1_777;
  const label = (de: string, tr: string) => ({ de, tr });
  const source = `${lineId}:${month}`;
  if (turn % 2 === 0)
    await addCharge(db, {
      ...own,
      kind: "usage.voice",
      label: label("Gespräche in die Türkei", "Türkiye’ye aramalar"),
      quantity: turn + 2,
      amountCents: cents(29) + 1,
      zone: "tr",
      sourceId: `v:${source}`,
    });
  if (turn % 3 === 0)
    await addCharge(db, {
      ...own,
      kind: "simReplacement",
      label: label("Neue eSIM", "Yeni eSIM"),
      amountCents: cents(613) + 1,
      sourceId: `s:${source}`,
    });
  if (turn % 5 === 0)
    await addCredit(db, {
      ...own,
      kind: "portingDelay",
      label: label("Entschädigung (§ 59 TKG)", "Tazminat (§ 59 TKG)"),
      amountCents: 500 + turn,
      sourceId: `p:${source}`,
    });
  if (turn % 4 === 1)
    await addCredit(db, {
      ...own,
      kind: "goodwill",
      label: label("Gutschrift", "Alacak"),
      amountCents: cents(97) + 1,
      sourceId: `g:${source}`,
    });
}

const itemsOf = ({ id }: InvoiceRow) => items.filter(({ invoiceId }) => invoiceId === id);
const bills = (fan: Subscriber) =>
  documents
    .filter(({ userId, kind }) => userId === fan.userId && kind === "period")
    .toSorted((a, b) => a.periodFrom.localeCompare(b.periodFrom));

test("the numbers of a club's year are consecutive, without a gap or a second use", () => {
  const years = Map.groupBy(documents, ({ number }) => number.slice(0, 7));
  expect([...years.keys()]).toEqual(expect.arrayContaining(["R1-2026", "R1-2027", "R1-2028"]));
  for (const [prefix, all] of years) {
    expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => `${prefix}-${String(index + 1).padStart(6, "0")}`));
    expect(all.every(({ issuedAt }) => germanDay(issuedAt.getTime()).startsWith(prefix.slice(3)))).toBe(true);
  }
});

test("items add up to each document, and VAT is right on each of them", () => {
  expect(documents.length).toBeGreaterThan(MONTHS * fans.length);
  for (const invoice of documents) {
    const own = itemsOf(invoice);
    const { grossCents, netCents, vatCents } = invoice;
    expect(totalOf(own), invoice.number).toEqual({ grossCents, netCents, vatCents });
    for (const item of own) {
      const right = isUntaxed(item) ? { netCents: item.grossCents, vatCents: 0 } : taxed(item.grossCents);
      expect(item, invoice.number).toMatchObject({ netCents: right.netCents, vatCents: right.vatCents });
    }
  }
});

test("the months of service follow one another without a gap or an overlap, and the due day leaves two weeks", () => {
  for (const fan of fans) {
    const own = bills(fan);
    expect(own).toHaveLength(MONTHS);
    expect(own[0]?.periodFrom).toBe(germanDay(operator.clock.base()));
    own.slice(1).forEach(({ periodFrom }, index) => expect(periodFrom).toBe(addCalendarDays(own[index]?.periodTo ?? "", 1)));
    for (const { issuedAt, dueDate, periodTo, state } of own) {
      const day = germanDay(issuedAt.getTime());
      expect(day > periodTo).toBe(true);
      // What was paid elsewhere, or is over nothing, has no time to pay.
      expect(dueDate).toBe(state === "paid" ? day : addCalendarDays(day, 14));
    }
  }
});

test("the reasons of each bill explain its whole difference to the one before", async () => {
  for (const fan of fans) {
    const [, ...later] = bills(fan);
    for (const bill of later) {
      const reasons = await changesOnPaper(operator.deps.db, bill);
      expect(
        reasons.reduce((sum, { cents }) => sum + cents, 0),
        bill.number,
      ).toBe(bill.diffCents);
    }
  }
});

test("each paper says what the law wants, and a company's e-invoice is valid and asks for the same", { timeout: 120_000 }, async () => {
  const [team] = SEED_TEAMS;
  if (!team) throw new Error("no team");
  const seller = sellerOf(team);
  for (const invoice of documents) {
    const own = itemsOf(invoice);
    const { language, facts, number } = invoice;
    const paper = await invoiceDocument({ invoice, items: own, team, changes: await changesOnPaper(operator.deps.db, invoice) });
    const text = pdfText(paper).replaceAll(/\s+/g, " ");
    const day = dottedDay(germanDay(invoice.issuedAt.getTime()));
    // § 14(4) UStG no. 1 to 8: both parties, tax number, day, number, service and its time, amounts, rate.
    const wanted = [
      ...[`${seller.name}, ${seller.street}, ${seller.postalCode} ${seller.city}`, seller.vatId, number, day],
      ...[facts.recipient.name, `${facts.recipient.postalCode} ${facts.recipient.city}`],
      ...[spanLabel({ from: invoice.periodFrom, to: invoice.periodTo }), euros(Math.abs(invoice.grossCents), language)],
      ...own.flatMap(({ label, netCents, grossCents }) => [
        label[language].slice(0, 30),
        euros(netCents, language),
        euros(grossCents, language),
      ]),
      ...(own.some((item) => !isUntaxed(item)) ? [{ de: "19 %", tr: "%19" }[language]] : []),
      ...(own.some(({ kind }) => kind === "portingDelay") ? [{ de: "§ 1 Abs. 1 Nr. 1 UStG", tr: "§ 1 f. 1 no. 1 UStG" }[language]] : []),
      ...(facts.corrects ? [facts.corrects.number] : []),
      ...["§ 67 TKG", "§ 68 TKG"],
    ];
    for (const words of wanted) expect(text, number).toContain(words);
    const xml = pdfAttachments(paper).get("factur-x.xml");
    expect(xml !== undefined, number).toBe(facts.recipient.isBusiness);
    if (xml === undefined) continue;
    expect(await en16931Faults(xml), number).toEqual([]);
    expect(xml).toContain(`<ram:DuePayableAmount>${(Math.abs(invoice.grossCents) / 100).toFixed(2)}<`);
  }
});
