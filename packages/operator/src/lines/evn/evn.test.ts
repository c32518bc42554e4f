import { exportMeByProof, invoiceItemised, lineBlocks, lineEvn, myInvoices } from "@tribun/api-client/contract";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { charges } from "../../db/schema/billing.ts";
import { callRecords } from "../../db/schema/line-care.ts";
import { lineNumbers, lines } from "../../db/schema/lines.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { DEMO_EMAIL } from "../../seed/demo.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { DEMO_PROOF, type DemoFan, demoFan } from "../../testing/lines.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import { pdfUaFaults } from "../../testing/pdf-ua/pdf-ua.ts";
import { recordUsage } from "../usage/record.ts";
import type { UsageRecord } from "../usage/usage-record.ts";
import { shortened } from "./keep.ts";

let operator: TestOperator;
let fan: DemoFan;
beforeEach(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
  fan = await demoFan(operator);
});
afterEach(() => operator.stop());

const db = () => operator.deps.db;
const use = (more: Partial<UsageRecord>) =>
  db().transaction((tx) =>
    recordUsage(operator.deps, tx, { id: randomUUID(), lineId: fan.lineId, kind: "voice", zone: "de", amount: 3, ...more }),
  );
const choose = async (mode: "off" | "full" | "shortened") => {
  fan = await demoFan(operator);
  const body = { mode, ...(mode !== "off" && { declaration: true }) };
  await operator.call(lineEvn, { params: { id: fan.lineId }, body }, fan.as);
};
const bill = async () => {
  operator.clock.advance({ days: 30 });
  await operator.runRecurring("billing.run");
  await operator.runJobs();
};
const sent = async () =>
  (await listMessages(db(), { to: DEMO_EMAIL })).filter(({ subject }) => subject?.startsWith("Dein Einzelverbindungsnachweis"));
const kept = async () => (await db().select().from(callRecords)).map(({ destination }) => destination);

test("who asks for an itemised bill gets one with the next invoice, of everything since then and nothing before", async () => {
  await use({ destination: "+4930111111" });
  await choose("full");
  operator.clock.advance({ hours: 1 });
  const now = operator.deps.clock.now();
  await use({ destination: "+4930222222", chargedCents: 42, at: new Date(now.getTime() - 2 * 3_600_000) });
  await use({ destination: "+4930333333", chargedCents: 42 });
  await use({ kind: "data", zone: "tr", amount: 0.25, roamingCents: 150 });
  expect(new Set(await kept())).toEqual(new Set(["+4930333333", null]));
  await bill();
  const [mail, ...more] = await sent();
  expect(more).toEqual([]);
  const bytes = Buffer.from(mail?.attachments[0]?.base64 ?? "", "base64");
  const text = pdfText(bytes).replace(/\s+/g, " ");
  for (const fact of ["Einzelverbindungsnachweis", "030333333, Deutschland 3 min 0,42 €", "Türkei 250 MB 1,50 €"])
    expect(text).toContain(fact);
  expect(text).not.toContain("222222");
  expect(text).not.toContain("111111");
  expect(pdfUaFaults(bytes)).toEqual([]);
  await bill();
  expect(await sent()).toHaveLength(1);
});

test("a shortened number is not kept whole, and who wants none any more leaves nothing behind", async () => {
  await choose("shortened");
  await use({ destination: "+4930333333" });
  await use({ destination: "22833" });
  expect(new Set(await kept())).toEqual(new Set(["+4930333xxx", "22xxx"]));
  await choose("off");
  await use({ destination: "+4930444444" });
  expect(await kept()).toHaveLength(2);
  expect([shortened("110"), shortened("+49")]).toEqual(["xxx", "xxx"]);
  const { tables } = await operator.call(exportMeByProof, { body: DEMO_PROOF }, fan.as);
  expect(tables["call_records"]).toHaveLength(2);
});

test("a bill of that time has it as a file, with the numbers as chosen then, and for its fan alone", async () => {
  await choose("shortened");
  await use({ destination: "+4930333333", chargedCents: 42 });
  await use({ destination: "+905321112233", zone: "tr" });
  await bill();
  fan = await demoFan(operator);
  const [invoice, ...before] = await operator.call(myInvoices, {}, fan.as);
  expect(invoice?.hasItemised).toBe(true);
  expect(before.some(({ hasItemised }) => hasItemised)).toBe(false);
  const params = { id: invoice?.id ?? "" };
  const file = async (format: "pdf" | "csv") => operator.raw(invoiceItemised, { params, query: { format } }, fan.as);
  const pdf = new Uint8Array(await (await file("pdf")).arrayBuffer());
  expect(pdfUaFaults(pdf)).toEqual([]);
  expect(pdfText(pdf)).toContain("030333xxx");
  const csv = await file("csv");
  expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(csv.headers.get("content-disposition")).toContain(".csv");
  const rows = (await csv.text()).split("\r\n");
  expect(rows[0]).toContain('"Anschluss";"Beginn"');
  expect(rows.find((row) => row.includes("030333xxx"))).toContain('"0,42 €"');
  // A spreadsheet would evaluate a number with a plus sign as a formula.
  expect(rows.join("\n")).not.toMatch(/(^|;)"[+=@-]/m);
  const stranger = await demoFan(operator, 2);
  expect(await operator.fails(invoiceItemised, { params }, stranger.as)).toMatchObject({ code: "1021" });
  const without = { params: { id: before[0]?.id ?? "" } };
  expect(await operator.fails(invoiceItemised, without, fan.as)).toMatchObject({ code: "1021", reason: "noItemised" });
});

test("a call stands under the number that it was made with, whichever the line has by the time its bill is read", async () => {
  await choose("full");
  const before = fan.msisdn;
  await use({ destination: "+4930111111" });
  operator.clock.advance({ hours: 1 });
  await db().insert(lineNumbers).values({ lineId: fan.lineId, msisdn: before, endedAt: operator.deps.clock.now() });
  await db().update(lines).set({ msisdn: "+491719999123" }).where(eq(lines.id, fan.lineId));
  operator.clock.advance({ hours: 1 });
  await use({ destination: "+4930222222" });
  await bill();
  fan = await demoFan(operator);
  const [invoice] = await operator.call(myInvoices, {}, fan.as);
  const csv = await operator.raw(invoiceItemised, { params: { id: invoice?.id ?? "" }, query: { format: "csv" } }, fan.as);
  const rows = (await csv.text()).split("\r\n");
  const numberOf = (destination: string) => rows.find((row) => row.includes(destination))?.replaceAll(/\D/g, "");
  expect(numberOf("030111111")?.startsWith(`0${before.slice(3)}`)).toBe(true);
  expect(numberOf("030222222")?.startsWith("01719999123")).toBe(true);
});

test("what the cap, or its fan, has kept from being charged has no price on it, so that it says what the invoice says", async () => {
  await choose("full");
  for (const roamingCents of [5000, 3000, 400]) await use({ kind: "data", zone: "tr", amount: 0.1, roamingCents });
  await operator.call(lineBlocks, { params: { id: fan.lineId }, body: { roamingData: true } }, fan.as);
  await use({ kind: "data", zone: "chuk", amount: 0.1, roamingCents: 700 });
  const charged = (await db().select().from(charges)).map(({ amountCents }) => amountCents);
  const told = (await db().select().from(callRecords)).map(({ cents }) => cents);
  expect(new Set(charged)).toEqual(new Set([5000, 950]));
  expect(told).toHaveLength(4);
  expect(new Set(told)).toEqual(new Set([5000, 950, 0]));
});

test("it goes six months after its invoice", async () => {
  await choose("full");
  await use({ destination: "+4930333333" });
  await bill();
  // Used in November and billed on 1 December, so kept until the end of May.
  operator.clock.advance({ days: 179 });
  await operator.runRecurring("usage.collect");
  expect(await kept()).toHaveLength(1);
  operator.clock.advance({ days: 1 });
  await operator.runRecurring("usage.collect");
  expect(await kept()).toEqual([]);
});
