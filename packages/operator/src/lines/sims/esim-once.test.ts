import { lineEsim, myLines, orderDetail, simReplace } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { commandSim } from "../../console/line-commands.ts";
import { FAN_PROOF } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { placedOrder, type Shopper, submitCheckout } from "../../testing/orders.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => operator.stop());

type Bought = { readonly as: Shopper["as"]; readonly orderId: string; readonly lineId: string };

async function bought(): Promise<Bought> {
  const { shopper, intent } = await placedOrder(operator);
  await submitCheckout(operator, intent.checkoutId);
  await operator.runJobs();
  const [line] = await operator.call(myLines, undefined, shopper.as);
  return { as: shopper.as, orderId: intent.orderId, lineId: line?.id ?? "" };
}
const order = ({ orderId: id, as }: Bought) => operator.call(orderDetail, { params: { id } }, as);
const profile = ({ lineId: id, as }: Bought) => operator.call(lineEsim, { params: { id } }, as);

test("the code stays for whoever reloads the page, until a device has loaded it; then nobody gets it, wherever they ask", async () => {
  const it = await bought();
  const first = await order(it);
  expect(first.esim?.lpa).toMatch(/^LPA:1\$/);
  operator.clock.advance({ hours: 11 });
  expect((await order(it)).esim).toEqual(first.esim);
  expect(await profile(it)).toMatchObject({ state: "ready", lpa: first.esim?.lpa });
  expect(first.esimLoadedAt).toBeUndefined();

  await commandSim(operator.deps, { lineId: it.lineId, downloaded: true });
  const loadedAt = operator.deps.clock.now().toISOString();
  const spent = await order(it);
  expect(spent.esim).toBeUndefined();
  expect(spent.esimLoadedAt).toBe(loadedAt);
  expect(await profile(it)).toMatchObject({ state: "downloaded", downloadedAt: loadedAt });
  for (const answer of [spent, await profile(it)]) expect(JSON.stringify(answer)).not.toContain(first.esim?.matchingId);
});

test("a swap gives a new code, once again, and the old one is void", async () => {
  const it = await bought();
  const before = await profile(it);
  await commandSim(operator.deps, { lineId: it.lineId, downloaded: true });
  await order(it);
  await operator.call(simReplace, { params: { id: it.lineId }, body: { simType: "esim", reason: "newDevice", ...FAN_PROOF } }, it.as);
  await operator.runJobs();
  const after = await order(it);
  expect(after.esimLoadedAt).toBeUndefined();
  expect(after.esim?.matchingId).not.toBe(before.matchingId);
  expect(await profile(it)).toMatchObject({ state: "ready", matchingId: after.esim?.matchingId });
  await commandSim(operator.deps, { lineId: it.lineId, downloaded: true });
  expect((await order(it)).esim).toBeUndefined();
});

test("a platform that cannot say whether it was loaded keeps nobody from an unspent code, and spends none anew", async () => {
  const it = await bought();
  const down = () => vi.spyOn(operator.deps.providers.sim, "downloadedAt").mockRejectedValue(new Error("down"));
  const silent = down();
  expect((await order(it)).esim?.lpa).toMatch(/^LPA:1\$/);
  expect(silent).toHaveBeenCalled();
  silent.mockRestore();
  await commandSim(operator.deps, { lineId: it.lineId, downloaded: true });
  await order(it);
  const again = down();
  expect((await order(it)).esim).toBeUndefined();
  expect((await profile(it)).state).toBe("downloaded");
  again.mockRestore();
});
