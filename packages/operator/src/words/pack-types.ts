import type { PackValidity } from "@tribun/domain";
import type { Hotline } from "../base/teams.ts";
import type { Greeting } from "./greeting.ts";
import type { MailText } from "./message-types.ts";

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
  readonly bought: (facts: PackMailFacts) => MailText;
  readonly refunded: (facts: PackMailFacts) => MailText;
  /** A second payment arrived and is refunded; the pack goes on. */
  readonly paidTwice: (facts: PackMailFacts) => MailText;
  readonly withdrawn: (facts: PackMailFacts) => MailText;
  /** The pack started earlier than ordered, because the fan asked for that. */
  readonly started: (facts: PackMailFacts) => MailText;
  /** The match is not played at its announced time. */
  readonly matchOff: (facts: PackMailFacts) => MailText;
  /** The bank took the payment back. */
  readonly returned: (facts: PackMailFacts) => MailText;
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
  /** The price with the VAT note, and for businesses the net price. */
  readonly taxedPrice: string;
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
