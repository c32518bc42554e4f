import { outages, saveOutage } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

const TOKEN = "an admin token of the tests, long enough for it";
const admin = { headers: { authorization: `Bearer ${TOKEN}` } };

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { ADMIN_TOKEN: TOKEN } });
});
afterAll(() => operator.stop());

const at = (minutes: number) => new Date(operator.deps.clock.nowMs() + minutes * 60_000).toISOString();
const params = { id: "koeln-1" };
const place = { de: "Köln und Umgebung", tr: "Köln ve çevresi" };

test("an outage is told from its beginning to its end, to fans of that club, in their language", async () => {
  expect(await operator.call(outages)).toEqual([]);
  const body = { since: at(-10), place, expectedEnd: at(120) };
  await operator.call(saveOutage, { params, body }, admin);
  expect(await operator.call(outages)).toEqual([{ id: "koeln-1", since: body.since, place: place.de, expectedEnd: body.expectedEnd }]);
  expect(await operator.call(outages, {}, { language: 0 })).toMatchObject([{ place: place.tr }]);
  expect(await operator.call(outages, {}, { team: 2 })).toEqual([]);
  const { expectedEnd: _, ...open } = body;
  await operator.call(saveOutage, { params, body: open }, admin);
  expect((await operator.call(outages))[0]).not.toHaveProperty("expectedEnd");
  await operator.call(saveOutage, { params, body: { ...open, over: true } }, admin);
  expect(await operator.call(outages)).toEqual([]);
});

test("an hour that has passed is promised no more, though the outage goes on", async () => {
  const body = { since: at(-10), place, expectedEnd: at(30) };
  await operator.call(saveOutage, { params, body }, admin);
  operator.clock.advance({ minutes: 29 });
  expect(await operator.call(outages)).toMatchObject([{ id: "koeln-1", expectedEnd: body.expectedEnd }]);
  operator.clock.advance({ minutes: 1 });
  expect(await operator.call(outages)).toEqual([{ id: "koeln-1", since: body.since, place: place.de }]);
  await operator.call(saveOutage, { params, body: { ...body, over: true } }, admin);
});

test("work on the network that is planned is told once it has begun, the latest first", async () => {
  await operator.call(saveOutage, { params: { id: "plan" }, body: { since: at(60), place } }, admin);
  await operator.call(saveOutage, { params: { id: "now" }, body: { since: at(-5), place } }, admin);
  expect((await operator.call(outages)).map(({ id }) => id)).toEqual(["now"]);
  operator.clock.advance({ minutes: 61 });
  expect((await operator.call(outages)).map(({ id }) => id)).toEqual(["plan", "now"]);
});

test("an end before the beginning is refused, and so is whoever has no token", async () => {
  const wrong = await operator.fails(saveOutage, { params, body: { since: at(0), place, expectedEnd: at(-1) } }, admin);
  expect(wrong.fieldErrors).toEqual([{ field: "expectedEnd", rule: "invalid" }]);
  for (const as of [{}, { headers: { authorization: "Bearer something else" } }]) {
    expect(await operator.fails(saveOutage, { params, body: { since: at(0), place } }, as)).toMatchObject({ status: 403, code: "-1" });
  }
});
