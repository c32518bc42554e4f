import { METHODS_BY_VERSION, PAYMENT_METHODS } from "../index.ts";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { choiceOf, paymentOf } from "./payment-choice.ts";

const card = { id: "k1", type: "card", isDefault: false } as const;
const account = { id: "k2", type: "sepa", isDefault: true } as const;

it("keeps a choice as long as it can be had, and begins with what the fan has kept", () => {
  expect(choiceOf(undefined, [])).toEqual({ method: "sepa" });
  expect(choiceOf(undefined, [card])).toEqual({ method: "sepa" });
  expect(choiceOf(undefined, [account, card])).toEqual({ keptId: "k2" });
  expect(choiceOf({ keptId: "k1" }, [account, card])).toEqual({ keptId: "k1" });
  expect(choiceOf({ keptId: "gone" }, [account])).toEqual({ keptId: "k2" });
  expect(choiceOf({ method: "paypal" }, [account])).toEqual({ method: "paypal" });
});

it("gives a version that has the method", () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAYMENT_METHODS), (method) => {
      const { paymentVersion, paymentMethod } = paymentOf({ method }, []);
      expect(paymentMethod).toBe(method);
      expect(METHODS_BY_VERSION[paymentVersion]).toContain(method);
    }),
  );
  expect(paymentOf({ keptId: "k1" }, [account, card])).toEqual({ paymentVersion: 1, paymentMethodId: "k1" });
});
