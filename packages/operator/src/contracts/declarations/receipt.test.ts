import { termination, withdrawal } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lines } from "../../db/schema/lines.ts";
import { declarations } from "../../db/schema/operations.ts";
import { orders } from "../../db/schema/orders.ts";
import { users } from "../../db/schema/users.ts";
import { listMessages, type SandboxMessage } from "../../sandbox/messages.ts";
import { newContract, ownerSession, standing, withdraw } from "../../testing/declarations.ts";
import { type As, createTestOperator, type TestOperator } from "../../testing/index.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import { findContract } from "./match.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

const mailsTo = (email: string) => listMessages(operator.deps.db, { to: email, channel: "mail" });

describe("who declares", () => {
  test("gets the same answer and the same receipt whether or not there is such a contract", async () => {
    const contract = await newContract(operator);
    const email = `${crypto.randomUUID()}@example.com`;
    const known = await operator.call(withdrawal, { body: { name: "Elif", contract: contract.order.number, email: contract.email } });
    const unknown = await operator.call(withdrawal, { body: { name: "Elif", contract: "TRB-0000-0000", email } });
    const wrong = await operator.call(withdrawal, { body: { name: "Elif", contract: contract.order.number, email } });
    expect(Object.keys(unknown)).toEqual(Object.keys(known));
    await operator.runJobs();
    const receipt = (await mailsTo(contract.email)).find(({ body }) => body.includes("§ 356a"));
    for (const other of (await mailsTo(email)).toReversed()) {
      const neutral = (text = "") => text.replaceAll(/W-[0-9A-F]{10}|TRB-[\w-]+|\S+@example\.com/g, "·");
      expect(neutral(other.body)).toBe(neutral(receipt?.body));
    }
    expect(await mailsTo(email)).toHaveLength(2);
    for (const { receiptId } of [unknown, wrong]) {
      const [row] = await operator.deps.db.select().from(declarations).where(eq(declarations.id, receiptId));
      expect(row).toMatchObject({ state: "review", reviewReason: "notFound", orderId: null, lineId: null });
    }
  });

  test("is found by order number or phone in any spelling, with the address of account or order, in the own club only", async () => {
    const contract = await newContract(operator);
    const { db } = operator.deps;
    const { number, msisdn } = contract.order;
    const find = (named: string, email = contract.email, teamId = 1) => findContract(db, { teamId, contract: named, email });
    for (const named of [number, number.toLowerCase(), ` ${number} `, msisdn, msisdn.replace("+49", "0049 ")]) {
      expect((await find(named))?.order?.id, named).toBe(contract.order.id);
    }
    expect((await find(number, "elif@example.com"))?.order?.id).toBe(contract.order.id);
    expect(await find(number, "other@example.com")).toBeUndefined();
    expect(await find(number, contract.email, 2)).toBeUndefined();
    expect(await find("%")).toBeUndefined();
    await db.update(orders).set({ msisdn: "" }).where(eq(orders.id, contract.order.id));
    await db.update(lines).set({ msisdn: "" }).where(eq(lines.orderId, contract.order.id));
    for (const named of ["", "unknown", " "]) expect(await find(named), named).toBeUndefined();
    expect((await find(number))?.order?.id).toBe(contract.order.id);
  });

  test("a company is answered by a person", async () => {
    const contract = await newContract(operator);
    await operator.deps.db.update(users).set({ customerType: "corporate" }).where(eq(users.id, contract.userId));
    const { declaration, order } = await standing(operator, contract, await withdraw(operator, contract));
    expect({ order, reason: declaration?.reviewReason }).toEqual({ order: "active", reason: "business" });
  });

  test("an order that ended is left as it is", async () => {
    const contract = await newContract(operator, {}, false);
    operator.clock.advance({ days: 2 });
    await operator.runJobs();
    const [row] = await operator.deps.db.select().from(orders).where(eq(orders.id, contract.order.id));
    expect(row?.state).toBe("expired");
    const body = { name: "Elif", contract: contract.order.number, email: contract.email };
    const { receiptId } = await operator.call(withdrawal, { body });
    await operator.runJobs();
    const [declaration] = await operator.deps.db.select().from(declarations).where(eq(declarations.id, receiptId));
    expect(declaration).toMatchObject({ state: "review", reviewReason: "orderEnded" });
    const [after] = await operator.deps.db.select().from(orders).where(eq(orders.id, contract.order.id));
    expect(after).toEqual(row);
  });
});

describe("an address that nobody has proven", () => {
  const reason = "Gewinne jetzt auf https://evil.example, ".repeat(20).trim();
  const give = (contract: string, email: string, as: As = {}) =>
    operator.call(termination, { body: { name: "Elif", contract, email, kind: "extraordinary", reason } }, as);
  const textOf = ({ body, attachments }: SandboxMessage) =>
    [body, ...attachments.map(({ base64 }) => pdfText(Buffer.from(base64, "base64")))].join("\n");

  test("is not told what was typed freely, in mail or document; the address of such a contract is", async () => {
    const contract = await newContract(operator);
    const stranger = `${crypto.randomUUID()}@example.com`;
    await give("TRB-0000-0000", stranger);
    await give(contract.order.number, stranger, { language: 0 });
    await give(contract.order.number, contract.email);
    await operator.runJobs();
    const [turkish, german] = await mailsTo(stranger);
    for (const mail of [turkish, german]) expect(mail && textOf(mail)).not.toContain("evil");
    expect(german?.body).toContain("Grund: so, wie er im Formular steht.");
    expect(turkish?.body).toContain("Sebep: formda yazıldığı gibi.");
    const own = (await mailsTo(contract.email)).find(({ body }) => body.includes("§ 312k"));
    expect(own && textOf(own).split(reason.slice(0, 20)).length).toBeGreaterThan(20);
    expect(await operator.deps.db.select().from(declarations).where(eq(declarations.email, stranger))).toMatchObject([
      { reason },
      { reason },
    ]);
  });

  test("gets five receipts a day and no more; who is signed in has all, and all declarations count", async () => {
    const contract = await newContract(operator);
    const stranger = `${crypto.randomUUID()}@example.com`;
    const receipts = async (email: string) => (await mailsTo(email)).filter(({ body }) => body.includes("§ 312k")).length;
    for (let i = 0; i < 7; i++) {
      await give("TRB-0000-0000", stranger);
      await give(contract.order.number, contract.email);
    }
    await operator.runJobs();
    expect([await receipts(stranger), await receipts(contract.email)]).toEqual([5, 5]);
    expect(await operator.deps.db.$count(declarations, eq(declarations.email, stranger))).toBe(7);
    await give(
      contract.order.number,
      contract.email,
      await ownerSession(operator, { contract: contract.order.number, email: contract.email }),
    );
    await operator.runJobs();
    expect(await receipts(contract.email)).toBe(6);
    operator.clock.advance({ days: 1 });
    await give("TRB-0000-0000", stranger);
    await operator.runJobs();
    expect(await receipts(stranger)).toBe(6);
  });
});

test("Turkish readers get both texts, as mail and as tagged PDFs", async () => {
  await operator.call(withdrawal, { body: { name: "Işıl Çağ", contract: "0171 39200 33", email: "iki@example.com" } }, { language: 0 });
  await operator.runJobs();
  const [mail] = await mailsTo("iki@example.com");
  expect(mail?.body).toContain("Yukarıda adı geçen sözleşmeden cayıyorum.");
  expect(mail?.body).toContain("dass dein Widerruf bei uns eingegangen ist");
  const files = (mail?.attachments ?? []).map(
    ({ fileName, base64 }) => [fileName, Buffer.from(base64, "base64").toString("latin1")] as const,
  );
  expect(files.map(([name]) => name)).toEqual(["Kanarya-Mobil_Alındı-belgesi.pdf", "Kanarya-Mobil_Eingangsbestätigung.pdf"]);
  for (const [name, pdf] of files) {
    expect(pdf.startsWith("%PDF-1.7"), name).toBe(true);
    expect(pdf, name).toContain("/Marked true");
  }
  expect(files[0]?.[1]).toContain("/Lang (tr-TR)");
  expect(files[1]?.[1]).toContain("/Lang (de-DE)");
});
