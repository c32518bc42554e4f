import type { ContractPart, OtpType } from "@tribun/domain";
import type { Letter } from "@tribun/mails";
import type { Hotline } from "../base/teams.ts";
import type { Greeting } from "./greeting.ts";

/** `host` is the club's; a phone that fills in codes checks it first. */
type CodeFacts = { readonly code: string; readonly club: string; readonly type: OtpType; readonly host: string };
type ReceiptFacts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly hotline: Hotline;
  readonly receiptId: string;
  /** Day and time in Germany, formatted in the mail's language. */
  readonly receivedAt: string;
  readonly name: string;
  readonly contract: string;
  readonly email: string;
  /** Page to confirm it in a session; absent if the contract's owner declared it in their session. */
  readonly confirmAt: string | undefined;
};

/** The operator's messages to fans outside the app, complete in both languages. */
export type Messages = {
  readonly sms: { readonly code: (facts: CodeFacts) => string };
  readonly mail: {
    readonly welcome: (facts: {
      readonly greeting: Greeting;
      readonly club: string;
      readonly address: string;
      /** Link that proves the mailbox. */
      readonly link: string;
    }) => Letter;
    readonly passwordChanged: (facts: { readonly greeting: Greeting; readonly club: string; readonly hotline: Hotline }) => Letter;
    readonly newPassword: (facts: {
      readonly greeting: Greeting;
      readonly club: string;
      readonly hotline: Hotline;
      readonly link: string;
    }) => Letter;
    readonly withdrawal: (facts: ReceiptFacts & { readonly part: ContractPart }) => Letter;
    readonly termination: (
      facts: ReceiptFacts & {
        readonly kind: "ordinary" | "extraordinary";
        readonly reason?: string | undefined;
        /** The wanted day, formatted for readers; empty means the earliest possible. */
        readonly date?: string | undefined;
        /** The contract's last day, if already known. */
        readonly endsOn?: string | undefined;
      },
    ) => Letter;
  };
};
