import * as account from "./calls/account.ts";
import * as auth from "./calls/auth.ts";
import * as catalogue from "./calls/catalogue.ts";
import * as orders from "./calls/orders.ts";
import * as service from "./calls/service.ts";

/** Every call of the operator, by id. The browser imports single calls instead, so that only what it uses is shipped. */
export const contract = { ...account, ...auth, ...catalogue, ...orders, ...service };

export * from "./call.ts";
export * from "./calls/account.ts";
export * from "./calls/auth.ts";
export * from "./calls/catalogue.ts";
export * from "./calls/orders.ts";
export * from "./calls/service.ts";
export * from "./schemas/account.ts";
export * from "./schemas/common.ts";
export * from "./schemas/order.ts";
export * from "./schemas/payments.ts";
export * from "./schemas/tariff.ts";
export * from "./schemas/user.ts";
