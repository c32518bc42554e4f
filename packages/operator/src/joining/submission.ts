import type { Language } from "@tribun/domain";
import type { Db } from "../db/database.ts";
import type { UserRow } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import type { StoredPorting } from "../db/schema/orders.ts";
import type { Team } from "../base/teams.ts";
import type { PricedBasket } from "./basket.ts";
import type { ParsedOrder } from "./guards.ts";

/** The call that submits an order. */
export type Submission = {
  readonly deps: Deps;
  /** The transaction that also stores the answer for the idempotency key. */
  readonly db: Db;
  readonly team: Team;
  readonly user: UserRow;
  readonly cartToken: string | undefined;
  readonly sessionId: string | undefined;
  readonly language: Language;
  readonly idempotencyKey: string;
  readonly body: ParsedOrder;
  readonly now: Date;
};

/** A submission that every guard has let pass, with what the guards found. */
export type Guarded = Submission & {
  readonly priced: PricedBasket;
  /** The ported number and its donor; undefined for an order with a new number. */
  readonly porting: { readonly msisdn: string; readonly stored: StoredPorting } | undefined;
  /** The card from a shop. */
  readonly simIccid: string | null;
  readonly mainLineId: string | undefined;
  readonly successUrl: string;
  readonly cancelUrl: string;
};
