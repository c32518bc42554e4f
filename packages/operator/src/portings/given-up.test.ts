import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { supportMessages } from "../db/schema/fan-service.ts";
import { messages } from "../db/schema/operations.ts";
import { ProviderError } from "../base/provider-error.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { newestPorting, paidPort } from "../testing/portings.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

test("a request that the clearing house refuses goes to people, and its fan knows", async () => {
  const refusal = new ProviderError("donor", "requestPort", { fault: "status", status: 422 });
  const ask = vi.spyOn(operator.deps.providers.donor, "requestPort").mockRejectedValue(refusal);
  const { shopper } = await paidPort(operator);
  expect(ask).toHaveBeenCalledTimes(1);
  const porting = await newestPorting(operator, shopper);
  expect(porting.state).toBe("requested");
  const { db } = operator.deps;
  expect(await db.select().from(supportMessages)).toMatchObject([{ reference: `porting.send:${porting.id}`, topic: "order" }]);
  const mails = (await db.select().from(messages)).filter(
    ({ subject }) => subject?.includes("Rufnummernmitnahme") && subject.includes("(T-"),
  );
  expect(mails).toHaveLength(1);
});
