import { type Call, contract } from "@tribun/api-client/contract";
import { expect, test } from "vitest";

/**
 * Flows §4.7 row by row and what §4.8 says of a call, written by hand: session, error codes beyond those of every call, K for a required
 * idempotency key, and a limit other than the default. The codes of a row with several calls stand with the call that answers them.
 */
const TABLE = `
GET /api/users/me | user | 1041
GET /api/auth/me | user | 1041
POST /api/auth/login | public | 1004
POST /api/auth/register | public | 1003 1006 1028 1029 1034 1043 1044 1045 1046 1047 1048 | K
PATCH /api/auth/me | user | 1004 1043 1044 1045 1046 1047 1048 1066
GET /api/users/me/payment-methods | user
POST /api/users/me/payment-methods | user | 1032 1038 | K
PUT /api/users/me/payment-methods/{}/default | user | 1037 | K
DELETE /api/users/me/payment-methods/{} | user | 1037 | K
POST /api/users/check-email | public | | | 10 in 60 s per ip
GET /api/users/check-email | public | | | 10 in 60 s per ip
GET /api/files | optional | 1011
GET /api/media-contents | public
GET /api/media-contents/{} | public | 1015
GET /api/media-contents/news | public
GET /api/video | public | 1015
GET /api/video/list | public | 1015
GET /api/video/new | public | 1015
GET /api/campaigns | public
GET /api/campaigns/list | public
GET /api/campaigns/new | public
GET /api/campaigns/{} | public | 1010
GET /api/users | staff | 1041
GET /api/users/list | public
GET /api/wallpaper | public
GET /api/wallpaper/{} | public | 1042
GET /api/categories | public
GET /api/tariffs | public
GET /api/tariffs/{} | public | 1012 1039
POST /api/tariffs/payment-intent | user | 1006 1012 1020 1032 1033 1037 1038 1101 1102 1103 1104 1108 1109 1112 | K | 10 in 3600 s per user
POST /api/tariffs/checkout-session | user | 1006 1012 1020 1032 1033 1037 1038 1101 1102 1103 1104 1108 1109 1112 | K
GET /api/tariffs/me | user | 1020 1023
GET /api/tariffs/me/ping | user
GET /api/tariffs/options | optional
GET /api/tariffs/options/{} | optional | 1024 1025
POST /api/options/{}/payment-intent | user | 1020 1023 1024 1032 1037 1038 | K
POST /api/tariffs/options/{}/payment-intent | user | 1020 1023 1024 1032 1037 1038 | K
GET /api/tariffs/options/me | user | 1020 1023
POST /api/portings/payment-intent | user | 1006 1012 1020 1032 1033 1037 1038 1101 1102 1103 1104 1108 1109 1112 | K
GET /api/mnp-providers | public
GET /api/invoices/me | user | 1020
GET /api/invoices/{}/pdf | user | 1021 | | 30 in 3600 s per user
GET /api/contracts/charges/details | user | 1020 1023
POST /api/users/reset-password/generate-otp | public | 1008 1031 1106
POST /api/users/reset-password/verify-otp | public | 1028 1029 1030 1107
POST /api/users/reset-password | public | 1007 1009 1043 1044 1045 1046 1047
POST /api/phone-auth/generate-otp | optional | 1031 1066 1106
POST /api/phone-auth/verify-otp | optional | 1028 1029 1030 1031 1107
GET /api/product-plans | public | 1012
POST /api/zoho/giveaway | public | 1111 1112 | K | 5 in 3600 s per ip
POST /api/zoho/corporate-register | public | 1048 1066 | K
GET /c/{}/check | optional
GET /api/phone-registries | optional | 1104 1105 | | 60 in 60 s per ip
POST /api/phone-registries/{}/reserve | optional | 1104 1108 | | 10 in 3600 s per cart
GET /api/phone-registries/{}/info | optional | 1104
POST /api/phone-registries/check-sim | optional | 1110 | | 10 in 3600 s per ip
GET /api/coupon-codes/{} | optional | 1101 1102 1103 | | 10 in 60 s per ip
POST /api/auth/refresh | public | 1005
POST /api/terminations | public | | K
POST /api/withdrawals | public | | K
POST /api/games/{}/results | user | 1027
POST /api/game-results/{}/reward | user | 1016 1017 1018 1019
GET /api/distributors | public | 1014
POST /api/payments/webhook | public | 1035 1036`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((part) => part.trim()))
  .map(([name = "", auth = "", codes = "", key = "", limit = ""]) => ({ name, auth, codes: codes.split(" ").filter(Boolean), key, limit }));

/** Codes, limits and sessions that we add to the table, each with its reason. */
const MORE: Readonly<Record<string, { readonly auth?: string; readonly codes?: readonly string[]; readonly limit?: string }>> = {
  // The least age for an account is 16 (A19).
  register: { codes: ["1112"] },
  // A phone change needs a session. Both calls reveal whether an account has a number, so they have the limit of the call for addresses.
  phoneOtp: { codes: ["1034"], limit: "10 in 60 s per ip" },
  resetOtp: { limit: "10 in 60 s per ip" },
  // Each submits an order like `POST /api/tariffs/payment-intent`, so that call's limit applies.
  checkoutSession: { codes: ["1110"], limit: "10 in 3600 s per user" },
  portingIntent: { codes: ["1110"], limit: "10 in 3600 s per user" },
  // A fan may order with a SIM card from a shop.
  tariffIntent: { codes: ["1110"] },
  // Limits an attacker who tries stolen cards one by one.
  addPaymentMethod: { limit: "20 in 3600 s per user" },
  // Mails any address that the caller names. It works without a session; a session proves whose address it is.
  corporateRegister: { auth: "optional", limit: "5 in 3600 s per ip" },
  // Each mails any address that the caller names. It works without a session; with one, the fan need not confirm by mail.
  termination: { auth: "optional", limit: "10 in 3600 s per ip" },
  withdrawal: { auth: "optional", limit: "10 in 3600 s per ip" },
  // A club without special numbers cannot hold one.
  phoneReserve: { codes: ["1105"] },
  // The payment provider reports for all fans from one address.
  paymentWebhook: { limit: "6000 in 60 s per ip" },
};

const bare = (template: string): string => template.replace(/\{\w*\}/g, "{}");
const limitOf = ({ limit }: Call): string => (limit ? `${limit.max} in ${limit.seconds} s per ${limit.per ?? "ip"}` : "");

test.each(TABLE)("$name", ({ name, auth, codes, key, limit }) => {
  const call = Object.values<Call>(contract).find(({ method, path, aliases = [] }) =>
    [path, ...aliases].some((at) => `${method} ${bare(at)}` === name),
  );
  const more = MORE[call?.id ?? ""];
  expect(call && { auth: call.auth, codes: call.codes.toSorted(), key: call.idempotent ? "K" : "", limit: limitOf(call) }).toEqual({
    auth: more?.auth ?? auth,
    codes: [...codes, ...(more?.codes ?? [])].toSorted(),
    key,
    limit: more?.limit ?? limit,
  });
});
