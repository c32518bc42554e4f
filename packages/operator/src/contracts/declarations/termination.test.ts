import { myLines, ping, termination } from "@tribun/api-client/contract";
import { DAY_MS, addMonths, minimumTermEnd } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lineEnds, subscriberRecords } from "../../db/schema/account.ts";
import { lines } from "../../db/schema/lines.ts";
import { registryNumbers } from "../../db/schema/numbers.ts";
import { declarations, outbox } from "../../db/schema/operations.ts";
import { users } from "../../db/schema/users.ts";
import { writtenDay } from "../../words/written.ts";
import { listMessages } from "../../sandbox/messages.ts";
import { type Contract, newContract, ownerSession, withdraw } from "../../testing/declarations.ts";
import { type As, createTestOperator, type TestOperator } from "../../testing/index.ts";
import { pdfText } from "../../testing/pdf-text.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

type More = { kind?: "ordinary" | "extraordinary"; reason?: string; date?: string };

async function terminate({ order, email }: Contract, more: More = {}): Promise<string> {
  const body = { name: "Elif Şahin", contract: order.msisdn, email, kind: "ordinary" as const, ...more };
  const { receiptId } = await operator.call(termination, { body }, await ownerSession(operator, body));
  await operator.runJobs();
  return receiptId;
}

async function standing({ order }: Contract, id: string) {
  const { db } = operator.deps;
  const [declaration] = await db.select().from(declarations).where(eq(declarations.id, id));
  const [line] = await db.select().from(lines).where(eq(lines.orderId, order.id));
  const [end] = await db
    .select()
    .from(lineEnds)
    .where(eq(lineEnds.lineId, line?.id ?? declaration?.lineId ?? crypto.randomUUID()));
  return { declaration, line, end };
}

const newest = async (email: string) => (await listMessages(operator.deps.db, { to: email, channel: "mail", limit: 1 }))[0];
const today = () => new Date(operator.clock.base()).toISOString().slice(0, 10);

test("within the minimum term the contract ends with it: the day is confirmed, the line ends after it by itself", async () => {
  const contract = await newContract(operator);
  const end = minimumTermEnd(today(), 24);
  const id = await terminate(contract);
  expect(await standing(contract, id)).toMatchObject({
    declaration: { state: "accepted", endsOn: end, reviewReason: null },
    line: { state: "active" },
    end: { cause: "termination", endsOn: end, endedAt: null },
  });
  expect((await newest(contract.email))?.subject).toBe(`Dein Vertrag endet am 2. November 2028 (${id})`);
  await operator.deps.db.update(users).set({ lastName: "Şahin-Öz", street: "Neue Straße" }).where(eq(users.id, contract.userId));
  operator.clock.advance({ days: 730 });
  await operator.runJobs();
  expect((await standing(contract, id)).line?.state).toBe("active");
  operator.clock.advance({ hours: 13 });
  await operator.runJobs();
  const after = await standing(contract, id);
  expect(after).toMatchObject({ declaration: { state: "settled" }, line: { state: "ended" } });
  expect(after.end?.endedAt).not.toBeNull();
  const [number] = await operator.deps.db.select().from(registryNumbers).where(eq(registryNumbers.msisdn, contract.order.msisdn));
  expect(number?.quarantineUntil).not.toBeNull();
  const [kept] = await operator.deps.db
    .select()
    .from(subscriberRecords)
    .where(eq(subscriberRecords.lineId, after.line?.id ?? ""));
  expect(kept).toMatchObject({
    endedOn: end,
    deleteOn: "2030-01-01",
    holder: { firstName: "Elif", lastName: "Şahin-Öz", birthday: "1995-04-12", street: "Neue Straße" },
  });
  expect((await newest(contract.email))?.subject).toBe(`Dein Vertrag ist beendet (${id})`);
  const off = await operator.deps.db.select().from(outbox).where(eq(outbox.kind, "line.takeOff"));
  expect(off.map(({ doneAt }) => doneAt !== null)).toEqual([true]);
});

test("the receipt names the day on which the contract ends, where its owner declares it and no person has to decide (§ 312k(4) BGB)", async () => {
  const contract = await newContract(operator);
  const end = minimumTermEnd(today(), 24);
  const body = { name: "Elif Şahin", contract: contract.order.msisdn, email: contract.email, kind: "ordinary" as const };
  const declare = async (more: More = {}, as?: As) => {
    const answer = await operator.call(termination, { body: { ...body, ...more } }, as);
    await operator.runJobs();
    const mails = await listMessages(operator.deps.db, { to: contract.email, channel: "mail" });
    const mail = mails.find(({ subject }) => subject === `Deine Kündigung ist angekommen (${answer.receiptId})`);
    const paper = pdfText(Buffer.from(mail?.attachments[0]?.base64 ?? "", "base64"));
    return { endsOn: answer.endsOn, mail: mail?.body ?? "", paper };
  };
  const as = await ownerSession(operator, body);
  const owners = await declare({ date: plus(3) }, as);
  expect(owners.endsOn).toBe(end);
  expect(owners.mail).toContain(`Dein Vertrag endet am ${writtenDay(end, "de")}. Möchtest du deine Rufnummer mitnehmen`);
  expect(owners.paper).toContain(`Der Vertrag endet am ${end.split("-").toReversed().join(".")}`);
  // Without a session the owner is not proven, and staff decide about good cause.
  for (const unknown of [await declare(), await declare({ kind: "extraordinary", reason: "Umzug" }, as)]) {
    expect(unknown.endsOn).toBeUndefined();
    expect(unknown.mail).toContain("Wir schreiben dir, an welchem Tag dein Vertrag endet. Möchtest");
    expect(unknown.paper).not.toContain("endet am");
  }
});

test("a flexible contract ends with its notice; a later wish is granted, an earlier one explained", async () => {
  const [plain, later, early] = [
    await newContract(operator, { tariffId: "serbest-m" }),
    await newContract(operator, { tariffId: "serbest-m" }),
    await newContract(operator, { tariffId: "serbest-m" }),
  ];
  const earliest = addMonths(today(), 1) < plus(30) ? addMonths(today(), 1) : plus(30);
  expect((await standing(plain, await terminate(plain))).end?.endsOn).toBe(earliest);
  expect((await standing(later, await terminate(later, { date: plus(90) }))).end?.endsOn).toBe(plus(90));
  expect((await standing(early, await terminate(early, { date: plus(3) }))).end?.endsOn).toBe(earliest);
  expect((await newest(early.email))?.body).toContain("nicht möglich (§ 56 TKG)");
  expect((await newest(plain.email))?.body).not.toContain("§ 56 TKG");
});

const plus = (days: number) => new Date(operator.clock.base() + days * DAY_MS).toISOString().slice(0, 10);

test("an extraordinary one goes to a person and changes nothing before", async () => {
  const contract = await newContract(operator);
  const id = await terminate(contract, { kind: "extraordinary", reason: "Seit drei Wochen kein Netz" });
  const { declaration, line, end } = await standing(contract, id);
  expect(declaration).toMatchObject({
    state: "review",
    reviewReason: "extraordinary",
    lineId: line?.id,
    reason: "Seit drei Wochen kein Netz",
  });
  expect({ state: line?.state, end }).toEqual({ state: "active", end: undefined });
});

test("of two terminations the earlier end counts, and the line ends once", async () => {
  const contract = await newContract(operator, { tariffId: "serbest-m" });
  const late = await terminate(contract, { date: plus(120) });
  const soon = await terminate(contract, { date: plus(40) });
  const again = await terminate(contract, { date: plus(200) });
  const { end } = await standing(contract, soon);
  expect(end).toMatchObject({ endsOn: plus(40), declarationId: soon });
  operator.clock.advance({ days: 42 });
  await operator.runJobs();
  expect((await standing(contract, soon)).line?.state).toBe("ended");
  operator.clock.advance({ days: 200 });
  await operator.runJobs();
  for (const id of [late, soon, again]) expect((await standing(contract, id)).declaration?.state).toBe("settled");
  const ends = (await listMessages(operator.deps.db, { to: contract.email })).filter(({ subject }) => subject?.includes("ist beendet"));
  expect(ends).toHaveLength(1);
});

test("a withdrawal still counts after a termination, and ends the line at once", async () => {
  const contract = await newContract(operator);
  const id = await terminate(contract);
  await withdraw(operator, contract);
  const { end, line } = await standing(contract, id);
  expect(line?.state).toBe("ended");
  expect(end).toMatchObject({ cause: "withdrawal", endsOn: today() });
});

test("a line that has not begun or is over, an unknown number and a wrong address go to a person", async () => {
  const open = await newContract(operator, {}, false);
  expect((await standing(open, await terminate(open))).declaration).toMatchObject({ state: "review", reviewReason: "notActive" });
  const over = await newContract(operator);
  await withdraw(operator, over);
  expect((await standing(over, await terminate(over))).declaration).toMatchObject({ state: "review", reviewReason: "alreadyEnded" });
  const foreign = await newContract(operator);
  const id = await terminate({ ...foreign, email: "nobody@example.com" });
  expect((await standing(foreign, id)).declaration).toMatchObject({ state: "review", reviewReason: "notFound" });
  expect((await standing(foreign, id)).line?.state).toBe("active");
});

test("the fan sees the end, and is told that something changed", async () => {
  const contract = await newContract(operator, { tariffId: "serbest-m" });
  const before = await operator.call(ping, undefined, contract.shopper.as);
  await terminate(contract, { date: plus(60) });
  expect((await operator.call(ping, undefined, contract.shopper.as)).revision).toBeGreaterThan(before.revision);
  expect((await operator.call(myLines, undefined, contract.shopper.as))[0]).toMatchObject({ status: "active", endsOn: plus(60) });
});
