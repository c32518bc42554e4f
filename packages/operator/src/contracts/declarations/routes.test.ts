import { termination, withdrawal } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { declarations } from "../../db/schema/operations.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { newContract, ownerSession } from "../../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const declaration = (email: string) => ({ name: "Elif Şahin", contract: "0171 39200 01", email });
const mailTo = async (email: string) => {
  await operator.runJobs();
  return (await listMessages(operator.deps.db, { to: email }))[0];
};

test("a withdrawal gives a receipt with the time, keeps the declaration and confirms by mail at once", async () => {
  const { receiptId, receivedAt } = await operator.call(withdrawal, { body: declaration("w@example.com") });
  expect(receiptId).toMatch(/^W-[0-9A-F]{10}$/);
  expect(receivedAt).toBe("2026-11-03T11:00:00.000Z");
  const [kept] = await operator.deps.db.select().from(declarations).where(eq(declarations.id, receiptId));
  expect(kept).toMatchObject({ kind: "withdrawal", teamId: 1, contract: "0171 39200 01", language: "de" });
  const mail = await mailTo("w@example.com");
  expect(mail?.body).toContain("§ 356a BGB");
  expect(mail?.body).toContain("3. November 2026 um 12:00:00");
  expect(mail?.body).toContain(receiptId);
});

test("in Turkish with the German words beside it", async () => {
  await operator.call(withdrawal, { body: declaration("t@example.com") }, { language: 0, team: 3 });
  const mail = await mailTo("t@example.com");
  expect(mail?.subject).toContain("Cayma bildirimin");
  expect(mail?.body).toContain("Widerruf");
  expect(mail?.body).toContain("Kartal Mobil");
});

test("a termination names its kind, its reason and its end", async () => {
  const ordinary = await operator.call(termination, { body: { ...declaration("k@example.com"), kind: "ordinary" } });
  expect(ordinary.wantedDate).toBeUndefined();
  expect((await mailTo("k@example.com"))?.body).toContain("zum frühestmöglichen Zeitpunkt");
  const body = { ...declaration("x@example.com"), kind: "extraordinary", reason: "Umzug ins Ausland", date: "2026-12-31" } as const;
  expect(await operator.call(termination, { body })).toMatchObject({ wantedDate: "2026-12-31" });
  const mail = await mailTo("x@example.com");
  expect(mail?.body).toContain("§ 312k BGB");
  expect(mail?.body).toContain("Gewünschtes Ende: 31. Dezember 2026");
  expect(mail?.body).not.toContain("Umzug ins Ausland");
});

test("a wish that the minimum term forbids is answered as a wish, and the mail with the true end follows", async () => {
  const { order, email } = await newContract(operator);
  const body = { name: "Elif Şahin", contract: order.number, email, kind: "ordinary", date: "2026-12-24" } as const;
  const answer = await operator.call(termination, { body }, await ownerSession(operator, body));
  expect(Object.keys(answer).toSorted()).toEqual(["endsOn", "receiptId", "receivedAt", "toConfirm", "wantedDate"]);
  await operator.runJobs();
  const mails = (await listMessages(operator.deps.db, { to: email })).map((mail) => mail.body);
  expect(mails.some((text) => text.includes("Er endet mit Ablauf des 2. November 2028"))).toBe(true);
  expect(mails.filter((text) => /^Ende: 24\. Dezember/m.test(text))).toEqual([]);
});

test("what is missing or impossible is said by field", async () => {
  expect((await operator.fails(withdrawal, { body: {} })).fieldErrors).toEqual([
    { field: "name", rule: "name.required" },
    { field: "contract", rule: "contract.required" },
    { field: "email", rule: "email.required" },
  ]);
  const body = declaration("y@example.com");
  expect((await operator.fails(termination, { body })).fieldErrors).toEqual([{ field: "kind", rule: "terminationKind.required" }]);
  expect((await operator.fails(termination, { body: { ...body, kind: "extraordinary" } })).fieldErrors).toEqual([
    { field: "reason", rule: "terminationReason.required" },
  ]);
  for (const [date, rule] of [
    ["2026-11-02", "date.past"],
    ["2026-02-30", "date.invalid"],
    ["soon", "date.invalid"],
  ] as const) {
    expect((await operator.fails(termination, { body: { ...body, kind: "ordinary", date } })).fieldErrors).toEqual([
      { field: "date", rule },
    ]);
  }
});

test("sending twice with one key declares once", async () => {
  const key = crypto.randomUUID();
  const body = declaration("twice@example.com");
  const [first, second] = [await operator.call(withdrawal, { body }, { key }), await operator.call(withdrawal, { body }, { key })];
  expect(second).toEqual(first);
  await operator.runJobs();
  expect(await listMessages(operator.deps.db, { to: "twice@example.com" })).toHaveLength(1);
});
