import { invoiceSubject } from "../billing/payment-subject.ts";
import { orderSubject } from "../joining/payment-subject.ts";
import { packSubject } from "../packs/payment-subject.ts";
import { methodSubject } from "../payments/methods/payment-subject.ts";
import type { Deps } from "../kernel/deps.ts";

/** All payment subjects. List a new one here. */
export const SUBJECTS: Deps["subjects"] = {
  invoice: invoiceSubject,
  order: orderSubject,
  option: packSubject,
  method: methodSubject,
};
