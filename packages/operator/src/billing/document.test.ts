import { invoiceDetail, invoicePdfFile } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lines } from "../db/schema/lines.ts";
import { billOne, newSubscriber, sessionOf, type Subscriber } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { pdfAttachments, pdfText } from "../testing/pdf-text.ts";

let operator: TestOperator;
let fan: Subscriber;
let id = "";
beforeAll(async () => {
  operator = await createTestOperator();
  fan = await newSubscriber(operator);
  operator.clock.advance({ days: 31 });
  const [made] = await billOne(operator, fan);
  id = made?.id ?? "";
});
afterAll(() => operator.stop());

test("gives the document, the same bytes each time, with a name to keep it by", async () => {
  const params = { id };
  const as = await sessionOf(operator, fan);
  const { number, total } = await operator.call(invoiceDetail, { params }, as);
  const answer = await operator.raw(invoicePdfFile, { params }, as);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toContain(`"Kanarya-Mobil_Rechnung_${number}.pdf"`);
  expect(answer.headers.get("cache-control")).toContain("private");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const words = pdfText(bytes);
  expect(words).toContain(number);
  expect(words).toContain("0 von 25 GB");
  expect(words).toContain((total.amount / 100).toFixed(2).replace(".", ","));
  const again = await operator.raw(invoicePdfFile, { params }, as);
  expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
});

// L07, § 57(3) TKG: the last day of notice belongs to the end of the commitment. After it, the fan can give notice on any day (§ 56(3)
// TKG).
test("names the last day to give notice until it has passed, and any day then", async () => {
  for (const [commitmentEnd, words] of [
    ["2027-04-30", /Letzter Tag für eine Kündigung zu diesem Ende 31\.03\.2027/],
    ["2027-02-20", /Letzter Tag für eine Kündigung jeder Tag/],
    ["2026-11-15", /Letzter Tag für eine Kündigung jeder Tag/],
  ] as const) {
    const other = await newSubscriber(operator);
    await operator.deps.db.update(lines).set({ commitmentEnd }).where(eq(lines.id, other.lineId));
    operator.clock.advance({ days: 31 });
    const [bill] = await billOne(operator, other);
    const pdf = await operator.raw(invoicePdfFile, { params: { id: bill?.id } }, await sessionOf(operator, other));
    const text = pdfText(new Uint8Array(await pdf.arrayBuffer())).replaceAll(/\s+/g, " ");
    expect(text).toContain(`Ende der Mindestlaufzeit ${commitmentEnd.split("-").toReversed().join(".")}`);
    expect(text).toMatch(words);
    expect(text.match(/Letzter Tag/g)).toHaveLength(1);
  }
});

test("thirty times an hour", async () => {
  const session = await sessionOf(operator, await newSubscriber(operator));
  for (let index = 0; index < 30; index++) {
    expect((await operator.fails(invoicePdfFile, { params: { id: "x" } }, session)).status).toBe(404);
  }
  const refused = await operator.fails(invoicePdfFile, { params: { id: "x" } }, session);
  expect(refused).toMatchObject({ status: 429, code: "RATE_LIMIT_EXCEEDED" });
});

test("a business gets the structured invoice beside the document and inside it", async () => {
  const firm = await newSubscriber(operator, {
    tariffId: "kulup-pro-s",
    user: { customerType: "corporate", companyName: "Kebap & Söhne GmbH" },
  });
  operator.clock.advance({ days: 31 });
  const [made] = await billOne(operator, firm);
  const session = await sessionOf(operator, firm);
  const params = { id: made?.id ?? "" };
  expect(made?.hasXml).toBe(true);
  const xml = await operator.raw(invoicePdfFile, { params, query: { format: "xml" } }, session);
  expect(xml.headers.get("content-type")).toBe("application/xml");
  expect(xml.headers.get("content-disposition")).toContain(`"Kanarya-Mobil_Rechnung_${made?.number}.xml"`);
  const words = await xml.text();
  expect(words).toContain("Kebap &amp; Söhne GmbH");
  const pdf = await operator.raw(invoicePdfFile, { params }, session);
  expect(pdfAttachments(new Uint8Array(await pdf.arrayBuffer())).get("factur-x.xml")).toBe(words);
});

test("no structured invoice for a consumer", async () => {
  const params = { id };
  const as = await sessionOf(operator, fan);
  expect(await operator.fails(invoicePdfFile, { params, query: { format: "xml" } }, as)).toMatchObject({ status: 404, code: "1021" });
  expect(await operator.fails(invoicePdfFile, { params, query: { format: "docx" } }, as)).toMatchObject({ status: 400 });
});
