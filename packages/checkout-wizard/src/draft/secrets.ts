import type { DocumentType } from "@tribun/domain";
import { atom } from "jotai";

/** What an order needs and no browser storage may hold. Filled by the registration or asked for at the approval. */
export type OrderSecrets = {
  readonly documentType?: DocumentType;
  readonly identityNumber?: string;
  /** ISO day. */
  readonly identityValidityDate?: string;
  readonly keyword?: string;
  readonly phoneVerificationToken?: string;
  /** The number that token proves, E.164. */
  readonly verifiedPhone?: string;
  /** When the token ends, ISO 8601. */
  readonly phoneTokenExpiresAt?: string;
};

/** In memory only: gone after a reload, by design (architecture, principle 4). */
export const orderSecretsAtom = atom<OrderSecrets>({});
