import { withdrawal } from "@tribun/api-client/contract";
import { CONTRACT_PARTS } from "@tribun/domain";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { declarations } from "../../db/schema/operations.ts";
import { payments, refunds } from "../../db/schema/payments.ts";
import { newContract, ownerSession, standing } from "../../testing/declarations.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { reportReturned } from "./goods-return.ts";
import { sweep } from "@tribun/vitest-config/sweep";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "1000", OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

const JERSEY = { planId: "jersey-fan", size: "L", model: "home", style: "striped" } as const;
const step = fc.record({ part: fc.constantFrom(...CONTRACT_PARTS), days: fc.integer({ min: 0, max: 9 }), atOnce: fc.boolean() });
const steps = fc.array(step, { minLength: 1, maxLength: 5 });

test(
  "whatever is declared in whatever order, no more goes back than was paid, and every declaration ends somewhere",
  { timeout: 120_000 },
  async () => {
    const { db } = operator.deps;
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.boolean(), fc.boolean(), steps, async (pay, earlyStart, comes, declare) => {
        const acknowledgements = { contractSummaryId: "missing", terms: true as const, earlyStart };
        const contract = await newContract(operator, { tariffId: "tribun-l", productOptions: JERSEY, acknowledgements }, pay);
        for (const { part, days, atOnce } of declare) {
          operator.clock.advance({ days });
          const body = { name: "Elif", contract: contract.order.number, email: contract.email, part };
          await operator.call(withdrawal, { body }, await ownerSession(operator, body));
          if (!atOnce) await operator.runJobs();
        }
        await Promise.all([operator.runJobs(), operator.runJobs()]);
        for (const { id, returnState } of await db.select().from(declarations).where(eq(declarations.email, contract.email))) {
          if (returnState !== null && comes) await reportReturned(operator.deps, db, id, { evidence: "arrived", reference: "WE-1" });
        }
        await operator.runJobs();
        const [payment] = await db.select().from(payments).where(eq(payments.subjectId, contract.order.id));
        const back = payment ? await db.select().from(refunds).where(eq(refunds.paymentId, payment.id)) : [];
        const sum = back.reduce((total, { amountCents }) => total + amountCents, 0);
        expect(sum).toBeLessThanOrEqual(payment?.amountCents ?? 0);
        expect(sum).toBe(payment?.refundedCents ?? 0);
        const declared = await db.select().from(declarations).where(eq(declarations.email, contract.email));
        expect(declared).toHaveLength(declare.length);
        for (const row of declared) expect(row.returnState === null || comes ? ["settled", "review"] : ["accepted"]).toContain(row.state);
        for (const part of CONTRACT_PARTS) {
          expect(declared.filter((row) => row.part === part && row.state !== "review").length).toBeLessThanOrEqual(1);
        }
        const { order, line } = await standing(operator, contract);
        if (order === "withdrawn") expect(line?.state ?? "ended").toBe("ended");
        if (order === "active") expect(line?.state).toBe("active");
      }),
      { numRuns: sweep(3, 10) },
    );
  },
);
