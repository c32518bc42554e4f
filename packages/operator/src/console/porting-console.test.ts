import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { answered, newestPorting, paidPort } from "../testing/portings.ts";
import { takeNextPorting } from "../sandbox/next-porting.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => operator.stop());

const post = (path: string, body: object) =>
  operator.request(`/sandbox/api/${path}`, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });
const submit = (path: string, fields: Record<string, string>) =>
  operator.request(`/sandbox/${path}`, { method: "POST", body: new URLSearchParams(fields) });

test("decides the next answer, once", async () => {
  expect((await submit("next-porting", { mode: "decline:tooLate" })).status).toBe(303);
  expect(await (await operator.request("/sandbox/api/next-porting")).json()).toEqual({ mode: "decline:tooLate" });
  expect(await (await operator.request("/sandbox")).text()).toContain("<option selected>decline:tooLate</option>");
  expect([await takeNextPorting(operator.deps.db), await takeNextPorting(operator.deps.db)]).toEqual(["decline:tooLate", "normal"]);
  expect((await post("next-porting", { mode: "decline:mood" })).status).toBe(400);
});

test("speaks for a donor that says nothing", async () => {
  await post("next-porting", { mode: "silent" });
  const { shopper } = await paidPort(operator);
  const list = v.parse(
    v.object({ portings: v.array(v.object({ id: v.string(), state: v.string() })) }),
    await (await operator.request("/sandbox/api/portings")).json(),
  );
  const portingId = list.portings[0]?.id ?? "";
  expect(list.portings).toHaveLength(1);
  expect(await (await operator.request("/sandbox")).text()).toContain(`${shopper.phone} from Vodafone: sentToDonor`);
  expect((await submit("portings", { portingId, answer: "decline:notReleased" })).status).toBe(303);
  await answered(operator);
  expect(await newestPorting(operator, shopper)).toMatchObject({ state: "declined", reason: "notReleased" });
  expect((await post("portings", { portingId: crypto.randomUUID(), answer: "accept" })).status).toBe(404);
  expect((await post("portings", { portingId, answer: "shrug" })).status).toBe(400);
});

test("accepts and switches as told", async () => {
  await post("next-porting", { mode: "silent" });
  const { shopper } = await paidPort(operator);
  const { id: portingId } = await newestPorting(operator, shopper);
  await post("portings", { portingId, answer: "accept" });
  await answered(operator);
  expect(await newestPorting(operator, shopper)).toMatchObject({ state: "scheduled" });
  operator.clock.advance({ days: 5 });
  await operator.runJobs();
  await post("portings", { portingId, answer: "switch" });
  await operator.runJobs();
  expect(await newestPorting(operator, shopper)).toMatchObject({ state: "completed" });
});
