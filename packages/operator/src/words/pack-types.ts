import type { PackValidity } from "@tribun/domain";
import type { Letter } from "@tribun/mails";
import type { Hotline } from "../base/teams.ts";
import type { Greeting } from "./greeting.ts";

/** Texts about the purchase of a pack, for the hosted checkout and the confirmation (§ 312f BGB). */
export type PackTexts = {
  readonly lead: string;
  readonly labels: {
    readonly number: string;
    readonly pack: string;
    readonly line: string;
    readonly validity: string;
    readonly start: string;
  };
  readonly validity: (validity: PackValidity) => string;
  readonly once: string;
  readonly auto: string;
  readonly startNow: string;
  readonly startLater: string;
  readonly startAtMatch: string;
  readonly bought: (facts: PackMailFacts) => Letter;
  readonly refunded: (facts: PackMailFacts) => Letter;
  /** A second payment arrived and is refunded; the pack goes on. */
  readonly paidTwice: (facts: PackMailFacts) => Letter;
  readonly withdrawn: (facts: PackMailFacts) => Letter;
  /** The pack started earlier than ordered, because the fan asked for that. */
  readonly started: (facts: PackMailFacts) => Letter;
  /** The match is not played at its announced time. */
  readonly matchOff: (facts: PackMailFacts) => Letter;
  /** The bank took the payment back. */
  readonly returned: (facts: PackMailFacts) => Letter;
};

export type PackMailFacts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly hotline: Hotline;
  readonly origin: string;
  readonly number: string;
  readonly pack: string;
  readonly description: string;
  readonly msisdn: string;
  readonly price: string;
  /** The note that VAT is included, and for businesses the net price. */
  readonly taxNote: string;
  readonly business: boolean;
  /** The refund after a withdrawal or of a second payment. */
  readonly refund: string;
  /** After a returned payment: whether the pack has ended, and whether its use is billed. */
  readonly ended: boolean;
  readonly billed: boolean;
  /** What the bank took back, if that was not the whole price. */
  readonly taken?: string;
  /** Written dates for the fan. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly term: string;
  readonly autoRenew: boolean;
  readonly earlyStart: boolean;
};
