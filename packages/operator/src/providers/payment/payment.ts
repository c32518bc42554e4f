import type { PaymentMethodType } from "@tribun/domain";
import type { Db } from "../../db/database.ts";

/** A payment as the provider is asked to take it. */
export type PaymentRequest = {
  readonly paymentId: string;
  readonly teamId: number;
  readonly method: PaymentMethodType;
  readonly amountCents: number;
};

/** Money to be paid back. */
export type RefundRequest = { readonly refundId: string; readonly paymentId: string; readonly amountCents: number };

/** What the provider tells about a payment. Ids are the provider's and stay the same when an event is sent again. */
export type PaymentEvent = {
  readonly id: string;
  /** `returned`: a bank took back a direct debit that had succeeded. */
  readonly type: "payment.succeeded" | "payment.failed" | "payment.returned";
  readonly data: { readonly paymentId: string; readonly reason?: string };
};

/** Takes payments. The outcome always arrives later, as a signed event at the webhook. */
export type PaymentProvider = {
  readonly name: string;
  /** Hands a payment over, in the transaction that records it. */
  readonly start: (db: Db, request: PaymentRequest) => Promise<void>;
  /** Pays back; asking twice with the same refund pays back once. */
  readonly refund: (db: Db, request: RefundRequest) => Promise<void>;
  /** True when the provider signed exactly these bytes. Takes the same time whatever is wrong. */
  readonly verify: (rawBody: string, signature: string | null) => boolean;
};
