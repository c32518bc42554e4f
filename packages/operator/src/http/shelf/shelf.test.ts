import { files, tariffs } from "@tribun/api-client/contract";
import { like } from "drizzle-orm";
import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import { requestCounts } from "../../db/schema/users.ts";
import { type RunningOperator, startOperator } from "../../compose/server/start.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { createTally } from "./tally.ts";

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function started(env: Record<string, string> = {}): Promise<{ operator: RunningOperator; database: TestOperator }> {
  const database = await createTestOperator();
  ends.push(database.stop);
  const operator = await startOperator({ port: 0, databaseUrl: database.databaseUrl, env: { NODE_ENV: "test", ...env } });
  ends.push(operator.stop);
  return { operator, database };
}

const HEADERS = { "x-team-id": "1", "x-language-code": "1" };
const read = ({ url }: RunningOperator, headers: Record<string, string> = {}, path: string = tariffs.path) =>
  fetch(`${url}${path}`, { headers: { ...HEADERS, ...headers } });
const REQUEST = "0b9f6a3e-5c1d-4e2f-8a7b-9c0d1e2f3a4b";
const envelope = v.object({ payload: v.unknown(), meta: v.looseObject({ requestId: v.string(), serverTime: v.string() }) });
/** Headers of an answer without those that differ each time. */
const lasting = (response: Response) =>
  Object.fromEntries(
    [...response.headers].filter(([name]) => !["x-request-id", "date", "content-length", "transfer-encoding"].includes(name)),
  );

test("an answer from the shelf is the app's own, with a time and an id of its own", async () => {
  const { operator } = await started();
  const first = await read(operator);
  const again = await read(operator, { "x-request-id": REQUEST });
  const [one, two] = [v.parse(envelope, await first.json()), v.parse(envelope, await again.json())];
  expect(again.headers.get("content-length")).not.toBeNull();
  expect(two.payload).toEqual(one.payload);
  expect(lasting(again)).toEqual(lasting(first));
  expect([two.meta.requestId, again.headers.get("x-request-id")]).toEqual([REQUEST, REQUEST]);
  expect(one.meta.requestId).not.toBe(two.meta.requestId);
  expect(v.is(tariffs.payload, two.payload)).toBe(true);
});

test("who has the answer already is told so, from the app and from the shelf", async () => {
  const { operator } = await started();
  const etag = (await read(operator, { "x-team-id": "2" })).headers.get("etag") ?? "";
  const answers = [await read(operator, { "if-none-match": etag }), await read(operator, { "if-none-match": etag })];
  expect(answers.map(({ status }) => status)).toEqual([304, 304]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["", ""]);
  expect((await read(operator, { "if-none-match": '"another"' })).status).toBe(200);
});

test("languages, clubs and origins are kept apart, and a refusal is never kept", async () => {
  const { operator } = await started();
  const german = await (await read(operator)).text();
  const turkish = await (await read(operator, { "x-language-code": "0" })).text();
  expect(turkish.slice(0, 3000)).not.toBe(german.slice(0, 3000));
  const own = [...operator.deps.teams.values()][0]?.origin ?? "";
  expect((await read(operator, { origin: own })).headers.get("access-control-allow-origin")).toBe(own);
  expect((await read(operator)).headers.get("access-control-allow-origin")).toBeNull();
  for (const _ of [1, 2]) expect((await read(operator, { "x-team-id": "999" })).status).toBe(400);
  const sheet = `${files.path}?folder=product-sheets&fileName=tribun-m.pdf`;
  const pdfs = [await read(operator, {}, sheet), await read(operator, {}, sheet)];
  expect(await pdfs[1]?.text()).toBe(await pdfs[0]?.text());
});

test("what the shelf answers is counted against the limit of the address, in the database", async () => {
  const { operator, database } = await started({ RATE_LIMIT_PER_MINUTE: "5" });
  const ip = { "x-forwarded-for": "203.0.113.9" };
  const answers = [];
  for (let i = 0; i < 8; i++) answers.push((await read(operator, ip)).status);
  // At most one more than the limit: the app counted the first request before the shelf knew this address.
  expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(6);
  expect(answers.at(-1)).toBe(429);
  const counted = async () =>
    (await database.deps.db.select().from(requestCounts).where(like(requestCounts.key, "%203.0.113.9")))[0]?.count ?? 0;
  await expect.poll(counted).toBeGreaterThanOrEqual(5);
});

test("two tallies of one database see each other's counts, and a window ends", async () => {
  const { deps, clock, stop } = await createTestOperator();
  ends.push(stop);
  const limit = { max: 6, seconds: 60 };
  const [here, there] = [createTally(deps.db, deps.clock, limit), createTally(deps.db, deps.clock, limit)];
  for (let i = 0; i < 4; i++) expect(here.allows("any:x")).toBe(true);
  await here.flush();
  expect(there.allows("any:x")).toBe(true);
  await there.flush();
  expect([there.allows("any:x"), there.allows("any:x")]).toEqual([true, false]);
  await Promise.all([here.flush(), there.flush()]);
  expect(here.allows("any:x")).toBe(true);
  await here.flush();
  expect(here.allows("any:x")).toBe(false);
  clock.advance({ seconds: 61 });
  expect([here.allows("any:x"), there.allows("any:x")]).toEqual([true, true]);
});
