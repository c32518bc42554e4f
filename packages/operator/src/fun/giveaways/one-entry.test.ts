import { confirmGiveaway, enterGiveaway } from "@tribun/api-client/contract";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { giveawayEntries, giveaways } from "../../db/schema/giveaways.ts";
import { giveawayForm as form, linkIn, mailsTo } from "../../testing/giveaways.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => operator.stop());

const send = (email: string, overrides = {}) => operator.call(enterGiveaway, { body: form(email, overrides) });
const confirm = (token: string) => operator.raw(confirmGiveaway, { body: { token } });
const entriesOf = (...emails: string[]) => operator.deps.db.select().from(giveawayEntries).where(inArray(giveawayEntries.email, emails));

test.each([
  ["a plus", "plus@example.com", "plus+again@example.com"],
  ["dots at Google", "dotted@gmail.com", "dot.ted+1@googlemail.com"],
])("%s makes no second entry, gets the usual answer, and only the address that takes part is told", async (_what, first, second) => {
  await send(first);
  await confirm(await linkIn(operator, first, "token"));
  expect(await send(second, { firstName: "Selin" })).toEqual({ status: "confirmationSent" });
  expect(await mailsTo(operator, second)).toEqual([]);
  expect((await mailsTo(operator, first))[0]?.subject).toContain("Du bist schon dabei");
  expect((await entriesOf(first, second)).map(({ email, state }) => [email, state])).toEqual([[first, "confirmed"]]);
});

test("dots elsewhere, and another name, are other people", async () => {
  for (const email of ["a.b@example.com", "ab@example.com", "ab@example.org"]) {
    await send(email);
    expect((await confirm(await linkIn(operator, email, "token"))).status).toBe(200);
  }
});

test("who types another's address changes nothing about the entry that waits there", async () => {
  const email = "waits@example.com";
  await send(email, { firstName: "Elif", consentName: true });
  const own = await linkIn(operator, email, "token");
  operator.clock.advance({ hours: 1 });
  await send(email, { firstName: "Stranger", phone: "+4917139200000" });
  expect((await confirm(own)).status).toBe(200);
  const counted = await entriesOf(email);
  expect(counted.filter(({ state }) => state === "confirmed")).toMatchObject([{ firstName: "Elif", phone: null, nameConsent: true }]);
});

test("of several links to a mailbox the first counts, the others are told so, and none is left when they run out", async () => {
  const emails = ["many@example.com", "many+1@example.com", "many+2@example.com"];
  const links: string[] = [];
  for (const email of emails) {
    await send(email);
    links.push(await linkIn(operator, email, "token"));
  }
  const answers = await Promise.all(links.map(confirm));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  for (const link of links) expect(await operator.fails(confirmGiveaway, { body: { token: link } })).toMatchObject({ code: "1030" });
  operator.clock.advance({ hours: 73 });
  await operator.runRecurring("giveaways.draw");
  const states = (await entriesOf(...emails)).map(({ state }) => state);
  expect(states.toSorted()).toEqual(["confirmed", "lapsed", "lapsed"]);
});

test("a mailbox gets three mails a day, however its address is written", async () => {
  const emails = Array.from({ length: 6 }, (_, n) => `full+${n}@example.com`);
  for (const email of emails) expect(await send(email)).toEqual({ status: "confirmationSent" });
  // One after the other, because a parallel reader would miss the jobs that another one is sending.
  const mails = [];
  for (const email of emails) mails.push(...(await mailsTo(operator, email)));
  expect(mails).toHaveLength(3);
});

test("no two entries of a mailbox can ever count", async () => {
  const [row] = await operator.deps.db.select().from(giveawayEntries).where(eq(giveawayEntries.email, "waits@example.com"));
  if (!row) throw new Error("there is none");
  const twice = { ...row, id: crypto.randomUUID(), tokenHash: "another", state: "won" as const };
  await expect(operator.deps.db.insert(giveawayEntries).values(twice)).rejects.toThrow();
});

test("a link that is opened again while its giveaway is drawn waits for the draw, and neither stands in the other's way", async () => {
  const email = "meanwhile@example.com";
  await send(email);
  const link = await linkIn(operator, email, "token");
  expect((await confirm(link)).status).toBe(200);
  const held = Promise.withResolvers<void>();
  // A draw locks in this order: the giveaway, then its entries.
  const drawing = operator.deps.db.transaction(async (tx) => {
    await tx.select().from(giveaways).where(eq(giveaways.key, "derbi")).for("update");
    held.resolve();
    await expect.poll(async () => (await tx.execute(sql`select pid from pg_locks where not granted`)).rows.length).toBeGreaterThan(0);
    await tx.update(giveawayEntries).set({ phone: "+4917139200001" }).where(eq(giveawayEntries.email, email));
  });
  await held.promise;
  const again = confirm(link);
  await drawing;
  expect((await again).status).toBe(409);
});
