import type { PaymentMethodType } from "@tribun/domain";
import type { Hotline } from "../base/teams.ts";

export type CardRule =
  | "cardNumber.required"
  | "cardNumber.invalid"
  | "cardNumber.again"
  | "cardExpiry.required"
  | "cardExpiry.invalid"
  | "cardExpiry.past"
  | "cardCode.invalid"
  | "cardCode.again"
  | "cardHolder.required";

/** Texts of the hosted checkout, complete in both languages. */
export type CheckoutTexts = {
  readonly title: string;
  readonly sandbox: string;
  readonly lead: string;
  readonly failed: string;
  readonly errorsTitle: string;
  readonly methodLegend: string;
  readonly methods: Record<PaymentMethodType, { readonly name: string; readonly hint: string }>;
  readonly iban: string;
  readonly ibanHint: string;
  readonly holder: string;
  readonly card: {
    readonly number: string;
    readonly numberHint: string;
    readonly expiry: string;
    readonly expiryHint: string;
    readonly code: string;
    readonly codeHint: string;
    readonly holder: string;
  };
  /** For a single payment: keeps the method for later. */
  readonly keepMethod: string;
  readonly keepMethodHint: string;
  readonly mandateTitle: string;
  readonly creditorId: string;
  readonly reference: string;
  readonly mandateAccept: string;
  readonly summary: string;
  readonly orderNumber: string;
  readonly tariff: string;
  readonly term: (months: number) => string;
  readonly msisdn: string;
  readonly sim: string;
  readonly esim: string;
  readonly physical: string;
  /** A SIM card that the fan has already bought. */
  readonly shopCard: string;
  readonly opening: string;
  readonly number: string;
  readonly jersey: string;
  readonly customisation: string;
  readonly identity: string;
  readonly discount: string;
  readonly dueNow: string;
  readonly monthly: string;
  readonly inclVat: string;
  /** For businesses, below the total. */
  readonly net: string;
  readonly vat: string;
  readonly netAlone: (amount: string) => string;
  /** Button that pays what was ordered before. */
  readonly pay: string;
  /** Button that orders what is paid here, with exactly these words (L19). */
  readonly order: string;
  /** Texts of a page that only keeps a method. */
  readonly keep: KeepTexts;
  readonly otherMethod: string;
  readonly payNote: (facts: {
    readonly product: string;
    readonly total: string;
    readonly net: string | undefined;
    readonly term: string;
  }) => string;
  readonly cancel: string;
  readonly otherLanguage: string;
  readonly validUntil: (time: string) => string;
  readonly errors: Record<CheckoutRule, string>;
  readonly notices: Notices;
  /** A payment that the buyer confirms on the provider's page. */
  readonly confirm: { readonly title: string; readonly text: string; readonly action: string; readonly other: string };
  readonly help: (hotline: Hotline) => string;
  /** Texts of the footer's links, as in the shop. */
  readonly foot: { readonly terminate: string; readonly withdraw: string; readonly imprint: string; readonly privacy: string };
};

type Notices = Record<NoticeKind, { readonly title: string; readonly text: string; readonly action: string }>;

export type KeepTexts = Readonly<Record<"title" | "failed" | "submit" | "note" | "summary" | "paypal" | "otherMethod", string>> & {
  /** Only the notices that would otherwise mention money. */
  readonly notices: Partial<Notices>;
  readonly confirm: CheckoutTexts["confirm"];
};

export type CheckoutRule =
  | "method.required"
  | "iban.required"
  | "iban.invalid"
  | "iban.notSepa"
  | "holder.required"
  | "holder.tooLong"
  | "text.script"
  | "text.unprintable"
  | "mandate.required"
  | CardRule;
export type NoticeKind =
  | "unknown"
  | "expired"
  | "paid"
  | "kept"
  | "processing"
  | "ended"
  | "numberTaken"
  | "sameTariff"
  | "tooMany"
  | "busy"
  | "foreignForm";
