import { machineText, TARIFF_TYPES, NUMBER_SEGMENTS } from "@tribun/domain";
import * as v from "valibot";
import { defineCall } from "../call.ts";
import { code, id, instant } from "../schemas/common.ts";
import { coupon, productPlan, registryNumber, sheetVersion, tariff, tariffByItself } from "../schemas/tariff.ts";

const flag = v.pipe(
  v.picklist(["true", "false"]),
  v.transform((value) => value === "true"),
);
const whole = (max: number) => v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.maxValue(max));

export const tariffs = defineCall({
  id: "tariffs",
  method: "GET",
  path: "/api/tariffs",
  auth: "public",
  shared: true,
  summary: "All tariffs on sale",
  query: v.object({ type: v.optional(v.picklist(TARIFF_TYPES)), hasFormOption: v.optional(flag) }),
  payload: v.array(tariff),
  codes: [],
});
export const tariffDetail = defineCall({
  id: "tariffDetail",
  method: "GET",
  path: "/api/tariffs/{idOrSlug}",
  auth: "public",
  shared: true,
  summary: "One tariff, by id, slug or external id",
  params: v.object({ idOrSlug: id }),
  payload: tariffByItself,
  codes: ["1012", "1039"],
});
export const productSheets = defineCall({
  id: "productSheets",
  method: "GET",
  path: "/api/product-sheets",
  auth: "public",
  shared: true,
  summary: "Every version of the product information sheets of tariffs on sale, the newest of each first",
  payload: v.array(sheetVersion),
  codes: [],
});
export const productPlans = defineCall({
  id: "productPlans",
  method: "GET",
  path: "/api/product-plans",
  auth: "public",
  shared: true,
  summary: "Jerseys that go with a tariff",
  query: v.object({ tariffId: v.optional(id) }),
  payload: v.array(productPlan),
  codes: ["1012"],
});
export const mnpProviders = defineCall({
  id: "mnpProviders",
  method: "GET",
  path: "/api/mnp-providers",
  auth: "public",
  shared: true,
  summary: "Providers that a number can be taken from",
  payload: v.array(v.object({ id: v.string(), name: v.string() })),
  codes: [],
});
export const couponCode = defineCall({
  id: "couponCode",
  method: "GET",
  path: "/api/coupon-codes/{code}",
  auth: "optional",
  limit: { max: 10, seconds: 60 },
  summary: "Looks a coupon up",
  params: v.object({ code }),
  query: v.object({ tariffId: v.optional(id) }),
  payload: coupon,
  codes: ["1101", "1102", "1103"],
});

export const phoneRegistries = defineCall({
  id: "phoneRegistries",
  method: "GET",
  path: "/api/phone-registries",
  auth: "optional",
  limit: { max: 60, seconds: 60 },
  summary: "Numbers on offer",
  query: v.object({
    kind: v.optional(v.picklist(NUMBER_SEGMENTS)),
    keywordType: v.optional(v.pipe(v.string(), v.regex(/^[0-5]$/), v.transform(Number))),
    /** Digits anywhere in the number; `x` stands for any digit. */
    digits: v.optional(v.pipe(v.string(), v.transform(machineText), v.maxLength(12), v.regex(/^[\dxX]*$/))),
    random: v.optional(flag),
    /** Free numbers of one block of a hundred consecutive numbers, sorted by their last digits; `page` counts blocks, the fullest first. */
    block: v.optional(flag),
    page: v.optional(whole(1000)),
  }),
  payload: v.array(registryNumber),
  codes: ["1104", "1105"],
});
export const phoneReserve = defineCall({
  id: "phoneReserve",
  method: "POST",
  path: "/api/phone-registries/{id}/reserve",
  auth: "optional",
  limit: { max: 10, seconds: 3600, per: "cart" },
  summary: "Holds a number for this cart; a number held before is set free. `extend` adds ten minutes, once",
  params: v.object({ id }),
  body: v.object({ extend: v.optional(v.boolean()) }),
  payload: v.object({ reservationId: id, expiresAt: instant, serverTime: instant, extended: v.boolean() }),
  codes: ["1104", "1105", "1108"],
});
export const phoneInfo = defineCall({
  id: "phoneInfo",
  method: "GET",
  path: "/api/phone-registries/{id}/info",
  auth: "optional",
  summary: "A number and whether this cart holds it",
  params: v.object({ id }),
  payload: v.object({
    ...registryNumber.entries,
    state: v.picklist(["free", "held", "assigned"]),
    heldByMe: v.boolean(),
    expiresAt: v.optional(instant),
  }),
  codes: ["1104"],
});
