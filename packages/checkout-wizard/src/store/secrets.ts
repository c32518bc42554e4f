import type { OrderPayment } from "@tribun/api-client/contract";
import { atom } from "jotai";

/** What an order needs and no browser storage may hold. Filled by the registration or asked for at the approval. */
export type OrderSecrets = {
  readonly identityNumber?: string;
  readonly keyword?: string;
};

/** In memory only: gone after a reload, by design (architecture, principle 4). */
export const orderSecretsAtom = atom<OrderSecrets>({});

/** A phone that this page has proven, E.164, and until when the operator counts that, ISO 8601. */
export type PhoneProven = { readonly phone: string; readonly until: string };

/** Newer than what the account said when it was read; the operator remembers it for the session, so a reload finds it there. */
export const phoneProvenAtom = atom<PhoneProven | undefined>(undefined);

/** A contract summary that reached the fan, and what it asked for. */
type ReceivedSummary = { readonly id: string; readonly payment: OrderPayment };

/** The last one of this order; a new basket or price has a new summary, which must be opened again. It goes with its order. */
export const receivedSummaryAtom = atom<ReceivedSummary | undefined>(undefined);
