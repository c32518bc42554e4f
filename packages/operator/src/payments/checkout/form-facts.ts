import type { Language, PaymentVersion } from "@tribun/domain";
import type { FoundCheckout } from "./find.ts";
import type { FormErrors, Typed } from "./form-input.ts";

/** What the form shows, and what the fan has typed so far. */
export type FormView = {
  readonly found: FoundCheckout;
  readonly language: Language;
  readonly version: PaymentVersion;
  /** True where the page offers all methods, because the fan wants another one than the chosen one. */
  readonly all: boolean;
  /** True where the fan types the card on this page. */
  readonly takesCards: boolean;
  readonly typed: Typed;
  readonly errors: FormErrors;
};
