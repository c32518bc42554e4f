import { invoiceDetail, invoiceDispute, invoicePdfFile } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listMessages } from "../sandbox/messages.ts";
import { issueInvoice, newSubscriber, sessionOf } from "../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { sendNewInvoice } from "./issue-job.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

// L14, § 67(1) TKG with §§ 187, 188, 193 BGB: no period for a declaration ends on a Saturday, a Sunday or a holiday.
test("eight weeks that end on a Sunday end on the Monday after it, in the invoice, its mail and the call", async () => {
  const [fan, late] = [await newSubscriber(operator), await newSubscriber(operator)];
  operator.clock.advance({ days: 12 }); // Sunday, 15 November 2026; eight weeks later is Sunday, 10 January 2027
  const { db, outbox } = operator.deps;
  const id = await issueInvoice(operator, fan.userId, fan.lineId);
  const lateId = await issueInvoice(operator, late.userId, late.lineId);
  await outbox.enqueue(db, sendNewInvoice, { invoiceId: id });
  await operator.runJobs();
  const [mail] = await listMessages(db, { to: fan.email, channel: "mail", limit: 1 });
  expect(mail?.body).toContain("Bis zum 11.01.2027 kannst du die Rechnung");
  const pdf = await operator.raw(invoicePdfFile, { params: { id } }, await sessionOf(operator, fan));
  expect(pdfText(new Uint8Array(await pdf.arrayBuffer()))).toContain("11.01.2027");

  operator.clock.advance({ days: 57 });
  const as = await sessionOf(operator, fan);
  expect((await operator.call(invoiceDetail, { params: { id } }, as)).disputeUntil).toBe("2027-01-11");
  const body = { reason: "Ich war nie im Ausland." };
  expect((await operator.call(invoiceDispute, { params: { id }, body }, as)).status).toBe("disputed");

  operator.clock.advance({ days: 1 });
  const refused = await operator.fails(invoiceDispute, { params: { id: lateId }, body }, await sessionOf(operator, late));
  expect(refused).toMatchObject({ status: 409, reason: "invoice.notDisputable" });
});
