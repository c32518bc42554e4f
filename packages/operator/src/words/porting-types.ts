import type { MnpType, PortingReason } from "@tribun/domain";
import type { Letter } from "@tribun/mails";
import type { Hotline } from "../base/teams.ts";
import type { ContractFacts } from "./contract-words.ts";
import type { Greeting } from "./greeting.ts";

export const PORTING_MAIL_KINDS = ["requested", "scheduled", "declined", "late", "completed", "cancelled", "abandoned", "arrived"] as const;
export type PortingMailKind = (typeof PORTING_MAIL_KINDS)[number];

/** Facts of the messages about a porting; amounts and days are formatted in the message's language. */
export type PortingFacts = ContractFacts & {
  readonly greeting: Greeting;
  readonly club: string;
  readonly hotline: Hotline;
  readonly orderNumber: string;
  readonly orderId: string;
  readonly tariff: string;
  readonly monthly: string;
  /** Paid amount; absent where the provider only verified the method. */
  readonly paid: string | undefined;
  /** Refund if the order fails; absent where everything was refunded before. */
  readonly refund: string | undefined;
  /** The number, formatted for readers. */
  readonly number: string;
  /** The donor's name; absent for a provider outside the list, because the list's entry for all others is no name. */
  readonly donor: string | undefined;
  readonly mnpType: MnpType;
  readonly date: string | undefined;
  readonly cancelUntil: string | undefined;
  readonly reason: PortingReason | undefined;
  /** Last day to correct the data; absent if a correction is no longer possible. */
  readonly correctUntil: string | undefined;
  readonly sim: "esim" | "physical";
  readonly parcel: string | undefined;
  readonly openingFee: string | undefined;
  readonly compensation: string | undefined;
  /** State of the order's contract: `open` waits for its number, `running` has another number, `ended` is over. */
  readonly contract: "open" | "running" | "ended";
  /** Last day on which a number that arrived without a contract is kept. */
  readonly keptUntil: string | undefined;
  /** Number of the ticket under which staff handle it. */
  readonly ticket: string | undefined;
};

/** Facts for an SMS about it. */
export type PortingSmsFacts = Pick<PortingFacts, "club" | "origin" | "orderId" | "number" | "donor" | "date" | "reason">;

/** Messages in one language; an SMS for what the fan must know at once. */
export type PortingTexts = {
  readonly mail: Record<PortingMailKind, (facts: PortingFacts) => Letter>;
  readonly sms: Partial<Record<PortingMailKind, (facts: PortingSmsFacts) => string>>;
};
