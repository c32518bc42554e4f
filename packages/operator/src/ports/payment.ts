import type { Language, PaymentMethodType } from "@tribun/domain";
import type { Db } from "../db/database.ts";

/** The paying fan. Never log these data. */
export type Payer = { readonly userId: string; readonly teamId: number; readonly email: string; readonly language: Language };

/** A bank account with its SEPA mandate (L33). `ip` and `userAgent` are the proof of consent that banks require. */
export type DirectDebit = {
  readonly iban: string;
  readonly holder: string;
  readonly mandateReference: string;
  readonly acceptedAt: Date;
  readonly ip: string;
  readonly userAgent: string;
};

/** A payment request to the provider. The id is the idempotency key: a repeated request moves money once. */
export type PaymentRequest = {
  readonly paymentId: string;
  readonly amountCents: number;
  /** The amount only verifies the account's owner (spec §9): a provider that cannot charge so little may verify the account instead. */
  readonly identityOnly: boolean;
  /** The provider stores the payment method for later charges. */
  readonly keepsMethod: boolean;
  readonly method: PaymentMethodType;
  /** Text on the bank statement: the order or invoice number that the fan knows. */
  readonly number: string;
  readonly payer: Payer;
  readonly createdAt: Date;
};

/** Brand and last four digits of a card typed on the operator's own page, if the provider allows cards there. */
export type CardEnd = { readonly brand: string; readonly lastFour: string };

/** A payment with the buyer present. */
export type StartRequest = PaymentRequest & {
  readonly card?: CardEnd | undefined;
  readonly debit?: DirectDebit | undefined;
  /** Page of the club's app to which the provider sends the buyer back. */
  readonly returnUrl: string;
};

/** A payment with a stored method, without the buyer. */
export type ChargeRequest = PaymentRequest & {
  /** The provider's token of the method. */
  readonly token?: string | undefined;
  readonly debit?: DirectDebit | undefined;
  /** True for a repeated request without an answer so far, possibly after the provider has forgotten the idempotency key. */
  readonly again?: boolean | undefined;
};

/** `ref` is the provider's id of the payment. `redirect`: the buyer confirms on the provider's page. */
export type StartAnswer =
  | { readonly kind: "waiting"; readonly ref: string }
  | { readonly kind: "redirect"; readonly ref: string; readonly url: string }
  | { readonly kind: "refused"; readonly reason: string };
export type ChargeAnswer = Exclude<StartAnswer, { readonly kind: "redirect" }>;

/** A method to store without a payment. */
export type SaveRequest = {
  /** Id of the operator's row; the idempotency key. */
  readonly methodId: string;
  readonly type: PaymentMethodType;
  readonly payer: Payer;
  readonly debit?: DirectDebit | undefined;
  /** Token from the provider's own form. */
  readonly token?: string | undefined;
};
export type SaveAnswer =
  | { readonly kind: "saved"; readonly token: string; readonly label?: string | undefined }
  | { readonly kind: "refused"; readonly reason: string };

/** A refund; its id is the idempotency key. */
export type RefundRequest = {
  readonly refundId: string;
  readonly paymentId: string;
  readonly ref: string | null;
  readonly amountCents: number;
};

/** A transfer to an account that the money did not come from. */
export type PayOutRequest = {
  readonly payoutId: string;
  readonly teamId: number;
  readonly amountCents: number;
  /** Text on the bank statement: the number of the credit note. */
  readonly number: string;
  readonly iban: string;
  readonly holder: string;
};

/** `byHand`: this provider makes no transfers to accounts. */
export type PayOutAnswer =
  | { readonly kind: "sent"; readonly ref: string }
  | { readonly kind: "byHand" }
  | { readonly kind: "refused"; readonly reason: string };

export const PAYMENT_EVENTS = ["payment.succeeded", "payment.failed", "payment.returned", "payment.reinstated", "refund.failed"] as const;

/** The provider's event about a payment. Ids come from the provider and stay the same when it sends an event again. */
export type PaymentEvent = {
  readonly id: string;
  /**
   * `returned`: the bank took received money back. `reinstated`: it returned the money after a won dispute. `refund.failed`: a refund
   * failed after all.
   */
  readonly type: (typeof PAYMENT_EVENTS)[number];
  readonly data: {
    /** The operator's id of the payment; without it, `ref` identifies the payment. */
    readonly paymentId?: string;
    /** The provider's id. */
    readonly ref?: string;
    readonly refundId?: string;
    readonly reason?: string;
    /** Gross cents that the bank took back, if that may be less than all. */
    readonly amountCents?: number;
    /** Token of a method that the buyer allowed to store. */
    readonly token?: string;
    /** The method was verified instead of charging an amount that is too small. */
    readonly verifiedOnly?: true;
  };
};

/** A delivery to the webhook. `ignored`: a known event that changes nothing. */
export type Delivery =
  | { readonly kind: "event"; readonly event: PaymentEvent }
  | { readonly kind: "ignored" }
  | { readonly kind: "refused"; readonly reason: "signature" | "malformed" | "type" };

/** The provider gave no answer, or none that tells the outcome; a repeated request with the same id is safe. */
export class ProviderUnreachable extends Error {
  override readonly name = "ProviderUnreachable";
}

/**
 * Takes payments. The outcome arrives later, as a signed event at the webhook; only a refusal may come at once.
 * @throws ProviderUnreachable from every method that calls the provider, if the outcome is uncertain
 */
export type PaymentProvider = {
  readonly name: string;
  /**
   * The buyer types cards on the operator's own page. Only in the sandbox, which accepts no real ones: the operator never receives real
   * card numbers.
   */
  readonly takesCards: boolean;
  /** Smallest amount in cents. */
  readonly smallestCents: number;
  readonly start: (db: Db, request: StartRequest) => Promise<StartAnswer>;
  /** Writes through `outside` stay if the caller's transaction rolls back. */
  readonly charge: (db: Db, request: ChargeRequest, outside: Db) => Promise<ChargeAnswer>;
  /** The buyer cancelled: the payment must not succeed any more. Does nothing if it is too late. */
  readonly cancel: (db: Db, payment: { readonly paymentId: string; readonly ref: string | null }) => Promise<void>;
  readonly save: (db: Db, request: SaveRequest) => Promise<SaveAnswer>;
  /** Returns a label of a stored method for the fan, such as `Visa •••• 4242`. */
  readonly describe: (token: string) => Promise<string | undefined>;
  /** Deletes a stored method; a missing one is not an error. */
  readonly forget: (token: string) => Promise<void>;
  /** Deletes a fan, by the provider's own id, with all stored data; a missing one is not an error. */
  readonly forgetPayer: (customerRef: string) => Promise<void>;
  /** Pays back; a repeated refund with the same id pays back once. */
  readonly refund: (db: Db, request: RefundRequest) => Promise<void>;
  /** Sends money to an account; a repeated payout with the same id and account sends it once. */
  readonly payOut: (db: Db, request: PayOutRequest) => Promise<PayOutAnswer>;
  /** Checks the signature of exactly these bytes, then parses them. */
  readonly read: (rawBody: string, headers: Headers) => Delivery;
};
