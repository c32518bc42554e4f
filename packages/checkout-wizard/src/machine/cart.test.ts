import { euro, priceOrder, totalCostOf } from "@tribun/domain";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cartCount, termTotal, withoutCoupon, withoutJersey } from "./cart.ts";
import { type ChosenTariff, EMPTY_DRAFT, type OrderDraft } from "../draft/order-draft.ts";
import { changeTerm, chooseTariff, replacesTariff } from "../draft/tariff-choice.ts";

const cents = fc.integer({ min: 0, max: 20_000 });
const tariff = fc.record({ price: cents, post: cents, esim: cents });
const chosen = (id: string, hasFormOption = false): ChosenTariff => ({
  id,
  slug: id,
  hasFormOption,
  requiresChild: false,
  requiresMainLine: false,
  forBusiness: false,
});
const JERSEY = { wanted: true, planId: "p", size: "M", model: "m", style: "striped", junior: false, name: "", number: "" } as const;
const draft: fc.Arbitrary<OrderDraft> = fc
  .record({
    id: fc.constantFrom(undefined, "a", "b"),
    jersey: fc.constantFrom(undefined, { wanted: false } as const, JERSEY),
    coupon: fc.boolean(),
  })
  .map(({ id, jersey, coupon }) => ({
    ...EMPTY_DRAFT,
    ...(id !== undefined && { tariff: chosen(id) }),
    ...(jersey && { jersey }),
    ...(coupon && { couponCode: "TRIBUN5" }),
  }));
const ids = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 8 });

test("a new number without extras costs over the term what the tariff's own page says", () => {
  fc.assert(
    fc.property(tariff, fc.constantFrom(1, 12, 24), ({ price, post, esim }, months) => {
      const prices = { price: euro(price), connectionFee: euro(post), connectionFeeEsim: euro(esim) };
      const simType = esim <= post ? "esim" : "physical";
      expect(termTotal(priceOrder({ tariff: prices, numberType: "new", simType }), months)).toEqual(totalCostOf(prices, months));
    }),
  );
});

test("however often tariffs are chosen, one lies in the cart: the last that was agreed to", () => {
  fc.assert(
    fc.property(draft, ids, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), (start, choices, agreed) => {
      let cart = start;
      for (const [index, id] of choices.entries()) {
        const asks = replacesTariff(cart, chosen(id));
        expect(asks).toBe(cart.tariff !== undefined && cart.tariff.id !== id);
        if (asks && agreed[index] !== true) continue;
        const before = cart;
        cart = chooseTariff(cart, chosen(id));
        expect(cart.tariff?.id).toBe(id);
        // What both tariffs allow stays.
        expect(cart).toEqual({ ...before, tariff: chosen(id) });
      }
    }),
  );
});

test("another term keeps what was chosen beside the tariff", () => {
  fc.assert(
    fc.property(draft, (order) => {
      expect(changeTerm(order, chosen("c"))).toEqual({ ...order, tariff: chosen("c") });
    }),
  );
});

test("a jersey counts only where it goes with the order: a number that comes along needs a tariff with that option", () => {
  const porting = { ...EMPTY_DRAFT, jersey: JERSEY, numberType: "port" } as const;
  expect(cartCount({ ...porting, tariff: chosen("a") })).toBe(1);
  expect(cartCount({ ...porting, tariff: chosen("a", true) })).toBe(2);
  expect(cartCount({ ...porting, tariff: chosen("a"), numberType: "new" })).toBe(2);
});

test("the count is nothing without a tariff, and leaving out changes only what is left out", () => {
  fc.assert(
    fc.property(draft, (order) => {
      expect(cartCount(order)).toBe(order.tariff === undefined ? 0 : order.jersey?.wanted ? 2 : 1);
      // The details of the jersey stay stored, in case the fan changes their mind.
      const { wanted: _, ...before } = JERSEY;
      expect(withoutJersey(order)).toEqual({ ...order, jersey: { wanted: false, ...(order.jersey?.wanted && { before }) } });
      expect(Object.hasOwn(withoutCoupon(order), "couponCode")).toBe(false);
      expect({ ...withoutCoupon(order), ...(order.couponCode !== undefined && { couponCode: order.couponCode }) }).toEqual(order);
    }),
  );
});
