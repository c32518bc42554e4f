import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Contract, JERSEY_ORDER, newContract, standing, withdraw } from "../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { listMessages } from "../sandbox/messages.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

const PRICE = 4999;
const post = (body: object) =>
  operator.request("/sandbox/api/returns", { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });
const submit = (fields: Record<string, string>) =>
  operator.request("/sandbox/returns", { method: "POST", body: new URLSearchParams(fields) });
const page = async () => (await operator.request("/sandbox")).text();
const listed = async () =>
  v.parse(
    v.object({ returns: v.array(v.object({ receipt: v.string(), state: v.string() })) }),
    await (await operator.request("/sandbox/api/returns")).json(),
  ).returns;

async function withdrawn(): Promise<{ contract: Contract; receipt: string }> {
  const contract = await newContract(operator, JERSEY_ORDER);
  operator.clock.advance({ days: 10 });
  return { contract, receipt: await withdraw(operator, contract, "jersey") };
}

test("a jersey has come back: the fan is paid and told, once, and it leaves the list", async () => {
  expect(await page()).toContain("None. Withdrawing from a jersey that has been sent makes one.");
  const { contract, receipt } = await withdrawn();
  expect(await listed()).toEqual([{ receipt, state: "awaited" }]);
  expect(await page()).toContain(`<input type="hidden" name="receipt" value="${receipt}" />`);
  for (let time = 0; time < 2; time++) {
    const answer = await submit({ receipt, evidence: "arrived" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/sandbox"]);
    await operator.runJobs();
  }
  const { declaration, refunded } = await standing(operator, contract, receipt);
  expect(declaration).toMatchObject({ state: "settled", returnState: "received", returnProof: "sandbox" });
  expect(refunded).toBe(PRICE);
  const mails = await listMessages(operator.deps.db, { to: contract.email, channel: "mail" });
  expect(mails.filter(({ subject }) => subject === `Dein Trikot ist angekommen (${receipt})`)).toHaveLength(1);
  expect(await listed()).toEqual([]);
});

test("a proof of dispatch pays as well, and then only the arrival is left to say", async () => {
  const { contract, receipt } = await withdrawn();
  expect(await page()).toContain("Its dispatch is proven");
  expect((await post({ receipt, evidence: "dispatched" })).status).toBe(200);
  await operator.runJobs();
  expect((await standing(operator, contract, receipt)).refunded).toBe(PRICE);
  expect(await listed()).toEqual([{ receipt, state: "proven" }]);
  expect(await page()).not.toContain("Its dispatch is proven");
  expect((await post({ receipt, evidence: "arrived" })).status).toBe(200);
  await operator.runJobs();
  expect((await standing(operator, contract, receipt)).refunded).toBe(PRICE);
});

test("nothing is on its way back for a receipt that nobody knows, and other words are refused", async () => {
  expect((await post({ receipt: "W-0", evidence: "arrived" })).status).toBe(404);
  expect((await submit({ receipt: "W-0", evidence: "arrived" })).status).toBe(404);
  expect((await post({ receipt: "W-0", evidence: "lost" })).status).toBe(400);
  expect((await submit({ receipt: "W-0" })).status).toBe(400);
});
