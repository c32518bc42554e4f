import { withdrawal } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lines } from "../../db/schema/lines.ts";
import { declarations } from "../../db/schema/operations.ts";
import { orders } from "../../db/schema/orders.ts";
import { users } from "../../db/schema/users.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { newContract, standing, withdraw } from "../../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
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

test("Turkish readers get both texts, as mail and as tagged PDFs", async () => {
  await operator.call(withdrawal, { body: { name: "Işıl Çağ", contract: "0171 39200 33", email: "iki@example.com" } }, { language: 0 });
  await operator.runJobs();
  const [mail] = await mailsTo("iki@example.com");
  expect(mail?.body).toContain("Yukarıda adı geçen sözleşmeden cayıyorum.");
  expect(mail?.body).toContain("dass dein Widerruf bei uns eingegangen ist");
  const files = (mail?.attachments ?? []).map(
    ({ fileName, base64 }) => [fileName, Buffer.from(base64, "base64").toString("latin1")] as const,
  );
  expect(files.map(([name]) => name)).toEqual(["Alindi-belgesi.pdf", "Eingangsbestaetigung.pdf"]);
  for (const [name, pdf] of files) {
    expect(pdf.startsWith("%PDF-1.7"), name).toBe(true);
    expect(pdf, name).toContain("/Marked true");
  }
  expect(files[0]?.[1]).toContain("/Lang (tr-TR)");
  expect(files[1]?.[1]).toContain("/Lang (de-DE)");
});
