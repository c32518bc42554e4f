import type { Language, MnpType, PortingReason } from "@tribun/domain";
import type { Hotline } from "../teams.ts";
import type { ContractFacts } from "./contract-words.ts";
import type { MailText } from "./messages.ts";
import { portingDe } from "./porting-de.ts";
import { portingTr } from "./porting-tr.ts";
import type { Greeting } from "./greeting.ts";

export const PORTING_MAIL_KINDS = ["requested", "scheduled", "declined", "late", "completed", "cancelled", "abandoned", "arrived"] as const;
export type PortingMailKind = (typeof PORTING_MAIL_KINDS)[number];

/** What the messages about a porting may say; amounts and days are written as readers of the language write them. */
export type PortingFacts = ContractFacts & {
  readonly greeting: Greeting;
  readonly club: string;
  readonly hotline: Hotline;
  readonly orderNumber: string;
  readonly orderId: string;
  readonly tariff: string;
  readonly monthly: string;
  /** What was taken; absent where the provider only verified the method. */
  readonly paid: string | undefined;
  /** What goes back where the order comes to nothing; absent where all of it went back before. */
  readonly refund: string | undefined;
  /** The number, as people read it. */
  readonly number: string;
  /** The provider that the number comes from; absent where it is none of the list, whose entry for all others is no name. */
  readonly donor: string | undefined;
  readonly mnpType: MnpType;
  readonly date: string | undefined;
  readonly cancelUntil: string | undefined;
  readonly reason: PortingReason | undefined;
  /** Last day for other data; absent where nothing can be corrected any more. */
  readonly correctUntil: string | undefined;
  readonly sim: "esim" | "physical";
  readonly parcel: string | undefined;
  readonly openingFee: string | undefined;
  readonly compensation: string | undefined;
  /** Where the order's contract stands: it waits for its number, runs with another one, or is over. */
  readonly contract: "open" | "running" | "ended";
  /** Last day on which a number that came without a contract is kept. */
  readonly keptUntil: string | undefined;
  /** Number of the ticket under which people look after it. */
  readonly ticket: string | undefined;
};

/** What an SMS says of it. */
export type PortingSmsFacts = Pick<PortingFacts, "club" | "origin" | "orderId" | "number" | "donor" | "date" | "reason">;

/** Messages in one language; an SMS where the fan has to know at once. */
export type PortingTexts = {
  readonly mail: Record<PortingMailKind, (facts: PortingFacts) => MailText>;
  readonly sms: Partial<Record<PortingMailKind, (facts: PortingSmsFacts) => string>>;
};

const BY_LANGUAGE: Record<Language, PortingTexts> = { de: portingDe, tr: portingTr };

export const portingTexts = (language: Language): PortingTexts => BY_LANGUAGE[language];
