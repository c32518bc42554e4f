import type { Pages } from "../app.ts";
import type { Route } from "../http/route.ts";
import type { Job } from "../outbox/outbox.ts";
import type { Recurring } from "../outbox/recurring.ts";
import { ACCOUNT_JOBS, ACCOUNT_PAGES, ACCOUNT_RECURRING, ACCOUNT_ROUTES } from "./account-side.ts";
import { BILLING_JOBS, BILLING_RECURRING, BILLING_ROUTES } from "./billing-side.ts";
import { PROOF_PAGES } from "./proof-side.ts";
import { CORE_JOBS, CORE_PAGES, CORE_RECURRING, CORE_ROUTES } from "./core-side.ts";
import { FANS_JOBS, FANS_RECURRING, FANS_ROUTES } from "./fans-side.ts";
import { ORDER_JOBS, ORDER_PAGES, ORDER_ROUTES } from "./order-side.ts";
import { PACKS_JOBS, PACKS_RECURRING, PACKS_ROUTES } from "./packs-side.ts";
import { PAYMENT_JOBS, PAYMENT_ROUTES } from "./payments-side.ts";
import { PORTING_JOBS, PORTING_ROUTES } from "./porting-side.ts";

/** Every call the operator answers. Add a resource's routes here. */
export const ROUTES: readonly Route[] = [
  ...CORE_ROUTES,
  ...ACCOUNT_ROUTES,
  ...BILLING_ROUTES,
  ...FANS_ROUTES,
  ...PACKS_ROUTES,
  ...ORDER_ROUTES,
  ...PAYMENT_ROUTES,
  ...PORTING_ROUTES,
];

/** Pages beside the contract. */
export const PAGES: readonly Pages[] = [...CORE_PAGES, ...PROOF_PAGES, ...ACCOUNT_PAGES, ...ORDER_PAGES];

/** What the outbox can carry out. */
export const JOBS: readonly Job[] = [
  ...CORE_JOBS,
  ...ACCOUNT_JOBS,
  ...BILLING_JOBS,
  ...FANS_JOBS,
  ...ORDER_JOBS,
  ...PACKS_JOBS,
  ...PAYMENT_JOBS,
  ...PORTING_JOBS,
];

/** What is done again and again. */
export const RECURRING: readonly Recurring[] = [
  ...CORE_RECURRING,
  ...ACCOUNT_RECURRING,
  ...FANS_RECURRING,
  ...BILLING_RECURRING,
  ...PACKS_RECURRING,
];
