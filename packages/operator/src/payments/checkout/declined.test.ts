import { checkoutStatus, invoiceIntent, optionIntent } from "@tribun/api-client/contract";
import { TransactionStatus } from "@tribun/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeNextPayment } from "../../sandbox/settings.ts";
import { issueInvoice, newSubscriber, sessionOf } from "../../testing/billing.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { submitCheckout } from "../../testing/orders.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => operator.stop());

const check = (id: string) => operator.call(checkoutStatus, { params: { id } });
const landing = async (id: string) =>
  new URL((await submitCheckout(operator, id)).headers.get("location") ?? "").searchParams.get("success");

async function opened(kind: "invoice" | "option") {
  const fan = await newSubscriber(operator);
  const as = await sessionOf(operator, fan);
  const body = { lineId: fan.lineId, paymentVersion: 2, earlyStart: true } as const;
  const open = async () => {
    if (kind === "option") return operator.call(optionIntent, { params: { id: "ek-2" }, body }, as);
    return operator.call(invoiceIntent, { params: { id: invoiceId }, body: {} }, as);
  };
  const invoiceId = kind === "invoice" ? await issueInvoice(operator, fan.userId, fan.lineId) : "";
  return { open, checkoutId: (await open()).checkoutId };
}

test.each(["invoice", "option"] as const)("a payment of an %s that is declined is told as a failure, with its reason", async (kind) => {
  const { open, checkoutId } = await opened(kind);
  expect(await check(checkoutId)).toMatchObject({ transactionStatus: TransactionStatus.Incomplete });
  expect(await check(checkoutId)).not.toHaveProperty("reason");
  expect(await check(checkoutId)).not.toHaveProperty("againUrl");
  await writeNextPayment(operator.deps.db, "fail");
  expect(await landing(checkoutId)).toBe("false");
  const declined = { transactionStatus: TransactionStatus.Fail, reason: "declined" };
  expect(await check(checkoutId)).toMatchObject({ ...declined, redirectUrl: `/c/${checkoutId}` });
  const again = new URL((await check(checkoutId)).againUrl ?? "");
  expect(again.pathname).toBe(kind === "option" ? "/dashboard/options/ek-2" : "/dashboard/payment-result");
  expect(again.searchParams.get("cId")).toBe(checkoutId);
  expect(await (await operator.request(`/c/${checkoutId}?lang=de`)).text()).toContain('role="alert"');

  const { checkoutId: second } = await open();
  expect(await check(second)).toMatchObject({ transactionStatus: TransactionStatus.Incomplete });
  expect(await check(checkoutId)).toMatchObject(declined);
  expect(await landing(second)).toBe("true");
  expect(await check(second)).toMatchObject({ transactionStatus: TransactionStatus.Success });
  expect(await check(second)).not.toHaveProperty("reason");
});
