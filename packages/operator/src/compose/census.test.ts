import { type Call, contract } from "@tribun/api-client/contract";
import { ERROR_CODES, ERRORS } from "@tribun/domain";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codesOf } from "./openapi/operation.ts";
import { CODE_PROOFS } from "../testing/calls/code-proofs.ts";
import { createWorld, type World } from "../testing/calls/world.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.operator.stop());

/** Spec §7 with the methods of flows §4.7 and §4.8, listed by hand so that the test notices a removed call. */
const CENSUS = `
GET /api/users/me
POST /api/auth/login
POST /api/auth/register
GET /api/auth/me
PATCH /api/auth/me
GET /api/users/me/payment-methods
POST /api/users/me/payment-methods
POST /api/users/me/payment-methods/checkout
PUT /api/users/me/payment-methods/{}/default
DELETE /api/users/me/payment-methods/{}
POST /api/users/check-email
GET /api/users/check-email
GET /api/files
GET /api/media-contents
GET /api/media-contents/{}
GET /api/media-contents/news
GET /api/video
GET /api/video/list
GET /api/video/new
GET /api/campaigns
GET /api/campaigns/list
GET /api/campaigns/new
GET /api/campaigns/{}
GET /api/users
GET /api/users/list
GET /api/wallpaper
GET /api/wallpaper/{}
GET /api/categories
GET /api/tariffs
GET /api/tariffs/{}
POST /api/tariffs/payment-intent
POST /api/tariffs/checkout-session
GET /api/tariffs/me
GET /api/tariffs/me/ping
GET /api/tariffs/options
GET /api/tariffs/options/{}
POST /api/options/{}/payment-intent
POST /api/tariffs/options/{}/payment-intent
GET /api/tariffs/options/me
POST /api/portings/payment-intent
GET /api/mnp-providers
GET /api/invoices/me
GET /api/invoices/{}/pdf
GET /api/contracts/charges/details
POST /api/users/reset-password/generate-otp
POST /api/users/reset-password/verify-otp
POST /api/users/reset-password
POST /api/phone-auth/generate-otp
POST /api/phone-auth/verify-otp
GET /api/product-plans
POST /api/zoho/giveaway
POST /api/zoho/corporate-register
GET /c/{}
GET /c/{}/check
GET /api/phone-registries
POST /api/phone-registries/{}/reserve
GET /api/phone-registries/{}/info
POST /api/phone-registries/check-sim
GET /api/coupon-codes/{}
POST /api/auth/refresh
POST /api/payments/webhook
GET /api/orders/{}
GET /api/orders/{}/contract-summary.pdf
POST /api/contract-summaries
GET /api/portings/me
PATCH /api/portings/{}
POST /api/portings/{}/cancel
POST /api/terminations
POST /api/withdrawals
GET /api/lines/{}/esim
POST /api/lines/{}/sim/block
POST /api/lines/{}/sim/unblock
POST /api/lines/{}/sim/replace
GET /api/lines/{}/puk
PATCH /api/lines/{}/cost-shield
PATCH /api/lines/{}/evn
GET /api/invoices/{}
POST /api/invoices/{}/dispute
POST /api/invoices/{}/payment-intent
POST /api/games/{}/start
POST /api/games/{}/results
GET /api/rewards
POST /api/game-results/{}/reward
POST /api/giveaways/confirm
GET /api/distributors
GET /api/postal-codes/{}
POST /api/support/messages
GET /api/users/me/export
DELETE /api/users/me
POST /api/surveys/{}/answers`
  .trim()
  .split("\n")
  .map((line) => line.split(" ").slice(0, 2))
  .map(([method = "", path = ""]) => [method, path] as const);

const unknownRoute = v.object({ reason: v.literal("unknownRoute") });

/** A template without its parameter names, because the list above omits them. */
const bare = (template: string): string => template.replace(/\{\w*\}/g, "{}");
const DECLARED = new Set(
  Object.values<Call>(contract).flatMap(({ method, path, aliases = [] }) => [path, ...aliases].map((at) => `${method} ${bare(at)}`)),
);
/** HTML pages that the specification lists among the calls. */
const PAGES = new Set(["GET /c/{}"]);

test.each(CENSUS)("%s %s is declared and routed", async (method, template) => {
  const name = `${method} ${template}`;
  expect(DECLARED.has(name) || PAGES.has(name), "nobody declares it").toBe(true);
  const headers = { "x-team-id": "1", "x-language-code": "1" };
  const answer = await world.operator.request(template.replaceAll("{}", "x"), { method, headers });
  const text = await answer.text();
  expect(answer.headers.get("content-type")?.includes("json") === true && v.is(unknownRoute, JSON.parse(text)), text).toBe(false);
});

test("a path that nobody declared is refused, or the test above could not fail", async () => {
  const answer = await world.operator.request("/api/nothing-of-this-kind");
  expect(v.is(unknownRoute, await answer.json())).toBe(true);
});

describe("every code of the catalogue is answered to a real request", () => {
  test.each(ERROR_CODES)("%s", async (code) => {
    const { call, failure } = await CODE_PROOFS[code](world);
    expect(failure).toMatchObject(code === "-1" ? { code } : { code, status: ERRORS[code].status });
    expect(codesOf(call), `${call.id} does not declare it`).toContain(code);
  });
});

test("every code has a call that declares it", () => {
  const declared = new Set(Object.values<Call>(contract).flatMap(codesOf));
  expect(ERROR_CODES.filter((code) => !declared.has(code))).toEqual([]);
});
