import type { Letter } from "@tribun/mails";
import type { Hotline } from "../base/teams.ts";
import type { Greeting } from "./greeting.ts";

type Facts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly hotline: Hotline;
  readonly receiptId: string;
  /** The contract in readable form: number, order, tariff. */
  readonly contract: string;
};
type Day = { readonly day: string };
/** Partner lines that continue without the contract, each with number and price. */
export type Partners = { readonly partners: readonly string[] };

/** The refund; `setOff` if the bank returned the payment, so that the next bill credits it. */
export type Back = { readonly refund: string | undefined; readonly setOff: boolean };

/** Mails about the outcome of a declaration; its receipt went out before. Days and amounts are formatted for readers. */
export type DeclarationMails = {
  readonly withdrawn: (
    facts: Facts &
      Partners &
      Back & {
        /** Last day to withdraw from the partner lines for that reason (§ 360 BGB). */
        readonly partnersUntil: string;
        readonly used: string | undefined;
        readonly owed: string | undefined;
        readonly jerseyKept: boolean;
      },
  ) => Letter;
  /** `sendBack`: return address and deadline; absent for a jersey that has not been sent. */
  readonly jerseyWithdrawn: (
    facts: Facts & Back & { readonly sendBack: { readonly to: string; readonly by: string } | undefined },
  ) => Letter;
  /** The jersey is back, or its dispatch is proven. */
  readonly jerseyPaid: (facts: Facts & Back & { readonly arrived: boolean }) => Letter;
  readonly jerseyMissing: (facts: Facts & { readonly refund: string | undefined; readonly returnTo: string }) => Letter;
  readonly jerseyNotPaid: (facts: Facts & { readonly reason: string }) => Letter;
  readonly terminated: (facts: Facts & Day & Partners & { readonly wanted: string | undefined }) => Letter;
  readonly ended: (facts: Facts & Day & Partners & { readonly portUntil: string }) => Letter;
  readonly rejected: (facts: Facts & { readonly reason: string }) => Letter;
};
