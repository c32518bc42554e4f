import type { ContractPart, Language, OtpType } from "@tribun/domain";
import type { Hotline } from "../teams.ts";
import { de } from "./de.ts";
import { tr } from "./tr.ts";
import { LOCALE } from "./written.ts";
import type { Greeting } from "./greeting.ts";

/** Subject and plain text of a mail. */
export type MailText = { readonly subject: string; readonly text: string };

/** `host` is the club's, which a phone that reads codes by itself looks for before it fills one in. */
type CodeFacts = { readonly code: string; readonly club: string; readonly type: OtpType; readonly host: string };
type ReceiptFacts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly hotline: Hotline;
  readonly receiptId: string;
  /** Day and time in Germany, as readers of the language write them. */
  readonly receivedAt: string;
  readonly name: string;
  readonly contract: string;
  readonly email: string;
  /** Where it is confirmed in a session; absent where it was declared in the session of the contract's owner. */
  readonly confirmAt: string | undefined;
};

/** What the operator writes to fans outside the app. Both languages are complete. */
export type Messages = {
  readonly sms: { readonly code: (facts: CodeFacts) => string };
  readonly mail: {
    readonly welcome: (facts: {
      readonly greeting: Greeting;
      readonly club: string;
      readonly address: string;
      /** Proves the mailbox. */
      readonly link: string;
    }) => MailText;
    readonly passwordChanged: (facts: { readonly greeting: Greeting; readonly club: string; readonly hotline: Hotline }) => MailText;
    readonly newPassword: (facts: {
      readonly greeting: Greeting;
      readonly club: string;
      readonly hotline: Hotline;
      readonly link: string;
    }) => MailText;
    readonly withdrawal: (facts: ReceiptFacts & { readonly part: ContractPart }) => MailText;
    readonly termination: (
      facts: ReceiptFacts & {
        readonly kind: "ordinary" | "extraordinary";
        readonly reason?: string | undefined;
        /** The wanted day as readers write it; empty means the earliest possible. */
        readonly date?: string | undefined;
        /** The contract's last day, where it is known at once. */
        readonly endsOn?: string | undefined;
      },
    ) => MailText;
  };
};

const BY_LANGUAGE: Record<Language, Messages> = { de, tr };

export const smsTexts = (language: Language): Messages["sms"] => BY_LANGUAGE[language].sms;
export const mailTexts = (language: Language): Messages["mail"] => BY_LANGUAGE[language].mail;

/** Day and time in Germany, whatever zone the server stands in. */
export function germanTime(instant: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALE[language], { timeZone: "Europe/Berlin", dateStyle: "long", timeStyle: "medium" }).format(instant);
}
