import { ACCOUNT_FIXTURES } from "./account.ts";
import { AUTH_FIXTURES } from "./auth.ts";
import { SYNC_FIXTURES } from "./catalogue-sync.ts";
import { FAN_FIXTURES } from "./fans.ts";
import type { Fixtures } from "./fixture.ts";
import { INVOICE_FIXTURES } from "./invoices.ts";
import { LINE_FIXTURES } from "./lines.ts";
import { ORDER_FIXTURES } from "./orders.ts";
import { PACK_FIXTURES } from "./packs.ts";
import { PASSKEY_FIXTURES } from "./passkeys.ts";
import { PAYMENT_FIXTURES } from "./payments.ts";
import { PORTING_FIXTURES } from "./portings.ts";
import { PRIVACY_FIXTURES } from "./privacy.ts";
import { SERVICE_FIXTURES } from "./service.ts";

/** A successful input for every call of the contract. A call without one is a type error here. */
export const FIXTURES: Fixtures = {
  ...ACCOUNT_FIXTURES,
  ...AUTH_FIXTURES,
  ...FAN_FIXTURES,
  ...INVOICE_FIXTURES,
  ...LINE_FIXTURES,
  ...ORDER_FIXTURES,
  ...PACK_FIXTURES,
  ...PASSKEY_FIXTURES,
  ...PAYMENT_FIXTURES,
  ...PORTING_FIXTURES,
  ...PRIVACY_FIXTURES,
  ...SERVICE_FIXTURES,
  ...SYNC_FIXTURES,
};
