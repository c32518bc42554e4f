import type { OrderPayment } from "@tribun/api-client/contract";
import { atom } from "jotai";

/** Data that an order needs and no browser storage may hold. The registration or the approval fills it. */
export type OrderSecrets = {
  readonly identityNumber?: string;
  readonly keyword?: string;
  /** The fan accepted the terms when registering in this order, so the approval need not ask again. */
  readonly terms?: true;
};

/** In memory only, so a reload loses it by design (architecture, principle 4). */
export const orderSecretsAtom = atom<OrderSecrets>({});

/** A phone that this page has proven, E.164, and until when the operator accepts the proof, ISO 8601. */
export type PhoneProven = { readonly phone: string; readonly until: string };

/** Newer than the account's data; the operator remembers the proof for the session, so a reload gets it from there. */
export const phoneProvenAtom = atom<PhoneProven | undefined>(undefined);

/** A contract summary that the fan received, and its payment. */
type ReceivedSummary = { readonly id: string; readonly payment: OrderPayment };

/** The last one of this order. A new basket or price has a new summary, which the fan has to open again. Cleared with its order. */
export const receivedSummaryAtom = atom<ReceivedSummary | undefined>(undefined);
