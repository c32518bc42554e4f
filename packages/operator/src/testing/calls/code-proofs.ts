import { SYNC_CODES } from "./catalogue-sync.ts";
import type { CodeProofs } from "./code-proof.ts";
import { AUTH_CODES } from "./codes-auth.ts";
import { FAN_CODES } from "./codes-fans.ts";
import { INVOICE_CODES } from "./invoices.ts";
import { ORDER_CODES } from "./codes-orders.ts";
import { PACK_CODES } from "./codes-packs.ts";
import { PAYMENT_CODES } from "./payments.ts";

/** A request for every code of the catalogue. A code without one is a type error here. */
export const CODE_PROOFS: CodeProofs = {
  ...AUTH_CODES,
  ...FAN_CODES,
  ...INVOICE_CODES,
  ...ORDER_CODES,
  ...PACK_CODES,
  ...SYNC_CODES,
  ...PAYMENT_CODES,
};
