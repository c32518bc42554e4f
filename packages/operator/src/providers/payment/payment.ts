import type { Language, PaymentMethodType } from "@tribun/domain";
import type { Db } from "../../db/database.ts";

/** Who pays. Nothing here is logged. */
export type Payer = { readonly userId: string; readonly teamId: number; readonly email: string; readonly language: Language };

/** A bank account with the mandate to draw on it (L33). `ip` and `userAgent` are the proof of consent that banks ask for. */
export type DirectDebit = {
  readonly iban: string;
  readonly holder: string;
  readonly mandateReference: string;
  readonly acceptedAt: Date;
  readonly ip: string;
  readonly userAgent: string;
};

/** A payment as the provider is asked to take it. The id is the idempotency key: asking twice moves money once. */
export type PaymentRequest = {
  readonly paymentId: string;
  readonly amountCents: number;
  /** The sum only shows whose account it is (spec §9): a provider that cannot take it may verify the account instead. */
  readonly identityOnly: boolean;
  /** The provider keeps what it is paid with, so that it can be charged later. */
  readonly keepsMethod: boolean;
  readonly method: PaymentMethodType;
  /** What stands on the bank statement: the number the fan knows. */
  readonly number: string;
  readonly payer: Payer;
  readonly createdAt: Date;
};

/** What is left of a card that was typed on our own page, where a provider takes it there: its brand and last four digits. */
export type CardEnd = { readonly brand: string; readonly lastFour: string };

/** With the buyer present. */
export type StartRequest = PaymentRequest & {
  readonly card?: CardEnd | undefined;
  readonly debit?: DirectDebit | undefined;
  /** Where the provider sends the buyer back to, an address of the club's own app. */
  readonly returnUrl: string;
};

/** With a kept method, without the buyer. */
export type ChargeRequest = PaymentRequest & {
  /** The provider's own name for the method. */
  readonly token?: string | undefined;
  readonly debit?: DirectDebit | undefined;
  /** It was asked before and no answer came, perhaps longer ago than the provider remembers our id. */
  readonly again?: boolean | undefined;
};

/** `ref` is the provider's id of the payment. `redirect`: the buyer confirms on the provider's page. */
export type StartAnswer =
  | { readonly kind: "waiting"; readonly ref: string }
  | { readonly kind: "redirect"; readonly ref: string; readonly url: string }
  | { readonly kind: "refused"; readonly reason: string };
export type ChargeAnswer = Exclude<StartAnswer, { readonly kind: "redirect" }>;

/** A method that is kept without a payment. */
export type SaveRequest = {
  /** Id of our row; the idempotency key. */
  readonly methodId: string;
  readonly type: PaymentMethodType;
  readonly payer: Payer;
  readonly debit?: DirectDebit | undefined;
  /** As the provider's own form gave it. */
  readonly token?: string | undefined;
};
export type SaveAnswer =
  | { readonly kind: "saved"; readonly token: string; readonly label?: string | undefined }
  | { readonly kind: "refused"; readonly reason: string };

/** Money to be paid back; the id is the idempotency key. */
export type RefundRequest = {
  readonly refundId: string;
  readonly paymentId: string;
  readonly ref: string | null;
  readonly amountCents: number;
};

/** Money that is sent to an account without having come from it. */
export type PayOutRequest = {
  readonly payoutId: string;
  readonly teamId: number;
  readonly amountCents: number;
  /** What stands on the bank statement: the number of the credit note. */
  readonly number: string;
  readonly iban: string;
  readonly holder: string;
};

/** `byHand`: this provider sends no money to accounts. */
export type PayOutAnswer =
  | { readonly kind: "sent"; readonly ref: string }
  | { readonly kind: "byHand" }
  | { readonly kind: "refused"; readonly reason: string };

export const PAYMENT_EVENTS = ["payment.succeeded", "payment.failed", "payment.returned", "payment.reinstated", "refund.failed"] as const;

/** What the provider tells about a payment. Ids are the provider's and stay the same when an event is sent again. */
export type PaymentEvent = {
  readonly id: string;
  /**
   * `returned`: a bank took back money that had arrived. `reinstated`: it gave it again, because the dispute was won. `refund.failed`:
   * money could not be paid back after all.
   */
  readonly type: (typeof PAYMENT_EVENTS)[number];
  readonly data: {
    /** Our id of the payment; where it is absent, `ref` finds it. */
    readonly paymentId?: string;
    /** The provider's id. */
    readonly ref?: string;
    readonly refundId?: string;
    readonly reason?: string;
    /** Gross cents that a bank took back, where that may be less than all. */
    readonly amountCents?: number;
    /** A method that the buyer let us keep. */
    readonly token?: string;
    /** It was verified in the place of a sum that is too small to be taken. */
    readonly verifiedOnly?: true;
  };
};

/** What a delivery to the webhook holds. `ignored`: a known event that changes nothing here. */
export type Delivery =
  | { readonly kind: "event"; readonly event: PaymentEvent }
  | { readonly kind: "ignored" }
  | { readonly kind: "refused"; readonly reason: "signature" | "malformed" | "type" };

/** The provider gave no answer, or none that says what happened; asking again with the same id is safe. */
export class ProviderUnreachable extends Error {
  override readonly name = "ProviderUnreachable";
}

/**
 * Takes payments. The outcome arrives later, as a signed event at the webhook; only a refusal may come at once.
 * @throws ProviderUnreachable from every method that asks the provider, when it is uncertain what happened
 */
export type PaymentProvider = {
  readonly name: string;
  /** Cards are typed on our own page. Only the sandbox, which takes none: a live provider's numbers never come near us. */
  readonly takesCards: boolean;
  /** Takes no less than so many cents. */
  readonly smallestCents: number;
  readonly start: (db: Db, request: StartRequest) => Promise<StartAnswer>;
  /** `outside` is not undone when the caller's transaction is. */
  readonly charge: (db: Db, request: ChargeRequest, outside: Db) => Promise<ChargeAnswer>;
  /** The buyer turned away: the payment must not succeed any more. Nothing happens where it is too late. */
  readonly cancel: (db: Db, payment: { readonly paymentId: string; readonly ref: string | null }) => Promise<void>;
  readonly save: (db: Db, request: SaveRequest) => Promise<SaveAnswer>;
  /** What a fan may read of a kept method, such as `Visa •••• 4242`. */
  readonly describe: (token: string) => Promise<string | undefined>;
  /** Forgets a kept method; one that is gone already is no fault. */
  readonly forget: (token: string) => Promise<void>;
  /** Forgets a fan by the provider's own id, with everything kept of them; one that is gone already is no fault. */
  readonly forgetPayer: (customerRef: string) => Promise<void>;
  /** Pays back; asking twice with the same refund pays back once. */
  readonly refund: (db: Db, request: RefundRequest) => Promise<void>;
  /** Sends money to an account; asking twice with the same payout and account sends it once. */
  readonly payOut: (db: Db, request: PayOutRequest) => Promise<PayOutAnswer>;
  /** Checks the signature over exactly these bytes, then reads them. */
  readonly read: (rawBody: string, headers: Headers) => Delivery;
};
