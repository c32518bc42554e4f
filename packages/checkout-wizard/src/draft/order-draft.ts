import {
  type DocumentType,
  type Donor,
  type MnpType,
  type NumberType,
  type PaymentChoice,
  type Salutation,
  type SimType,
} from "@tribun/domain";
import type { NumberSearch } from "./search-words.ts";

/** A ported number as entered so far (flows §4.2). */
export type PortingChoice = {
  /** As typed, in any usual spelling. */
  readonly msisdn: string;
  readonly donatingProvider?: Donor;
  readonly mnpType?: MnpType;
  /** Last day of the contract at the donor: an ISO day, or raw input. Used only for VTEN, and only if known. */
  readonly contractEnd?: string;
  /** The donor finds a business contract by this number. */
  readonly donorCustomerNumber?: string;
};

/** The tariff data from which the wizard derives its steps without a call to the operator. */
export type ChosenTariff = {
  readonly id: string;
  readonly slug: string;
  readonly hasFormOption: boolean;
  /** The contract is for a child, so the order needs the child's birthday (kids tariffs). */
  readonly requiresChild: boolean;
  /** The contract belongs to a line the fan already has (partner tariffs). */
  readonly requiresMainLine: boolean;
  /** Only a company may order it (business tariffs). */
  readonly forBusiness: boolean;
};

/** A number that the operator holds for this cart. Instants are the operator's, ISO 8601; the fee is in cents. */
export type HeldNumber = {
  readonly registryId: string;
  readonly msisdn: string;
  readonly feeCents: number;
  readonly reservationId: string;
  readonly expiresAt: string;
  readonly extended: boolean;
};

/**
 * A SIM card from a shop: `typed` is the raw input, `checked` the ICCID that the operator confirmed as usable. `aside` keeps the input
 * while the fan has chosen a card by post.
 */
export type ShopCard = { readonly typed: string; readonly checked?: string; readonly aside?: true };

/** The details of a jersey. */
export type JerseyDetails = {
  readonly planId: string;
  readonly size: string;
  readonly model: string;
  readonly style: string;
  readonly junior: boolean;
  readonly name: string;
  /** As typed; empty means no number. */
  readonly number: string;
};

/** A jersey as chosen so far, or the decision against one, which keeps the earlier choice in `before`. */
export type JerseyChoice = ({ readonly wanted: true } & JerseyDetails) | { readonly wanted: false; readonly before?: JerseyDetails };

/** Corrections to the account's data for this order only (§ 312i BGB: the fan can correct errors before sending). */
export type PersonDraft = {
  readonly salutation: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthday: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly delivery?: {
    readonly street: string;
    readonly houseNumber: string;
    readonly postalCode: string;
    readonly city: string;
  };
};

/** The identity document of the order without its number, because the browser never stores that. */
export type DocumentDraft = {
  readonly documentType: DocumentType;
  /** ISO day, or raw input. */
  readonly identityValidityDate: string;
};

/** A part of the order that the fan can edit in the order summary. */
export type EditPart = "tariff" | "sim" | "holder" | "jersey" | "person";

/** The unsaved input of a part that is open for editing. */
export type DraftEdit = Pick<OrderDraft, "tariff" | "simType" | "shopCard" | "childBirthday" | "mainLineId" | "jersey" | "person">;

/** An order that the operator has accepted and that waits for its payment. */
export type OpenOrder = { readonly orderId: string; readonly checkoutId: string };

/**
 * Everything the fan has decided so far. It contains no secrets (identity number, keyword, password, IBAN), because it is stored in the
 * browser.
 */
export type OrderDraft = {
  readonly tariff?: ChosenTariff;
  readonly numberType: NumberType;
  readonly simType?: SimType;
  /** A SIM card from a shop instead of one by post. Ignored while the SIM is an eSIM. */
  readonly shopCard?: ShopCard;
  readonly number?: HeldNumber;
  /** The ported number as entered so far. It and the held number both stay; `numberType` says which one counts. */
  readonly portingOptions?: PortingChoice;
  /** An ISO day, or raw input. */
  readonly childBirthday?: string;
  readonly mainLineId?: string;
  readonly jersey?: JerseyChoice;
  readonly couponCode?: string;
  /** A code that is typed but not redeemed yet. */
  readonly couponTyped?: string;
  /** The filters of the number search; undefined at its start. */
  readonly search?: NumberSearch;
  readonly person?: PersonDraft;
  readonly document?: DocumentDraft;
  /** Undefined until the fan chooses; until then `choiceOf` decides. */
  readonly payment?: PaymentChoice;
  readonly openOrder?: OpenOrder;
  /** Parts that are open for editing. They are stored, but not part of the order until the fan saves them. */
  readonly edits?: { readonly [Part in EditPart]?: DraftEdit };
  /** The fan came from the order summary to a step, to change a part that is too large to edit in place. */
  readonly fromTicket?: true;
};

/** The empty order; clearing returns to it (spec §4). */
export const EMPTY_DRAFT: OrderDraft = { numberType: "new" };

/** True while the operator holds the draft's number at `now` (ms). A submitted order keeps its hold during the payment. */
export function isNumberHeld(draft: OrderDraft, now: number): boolean {
  if (draft.number === undefined) return false;
  return draft.openOrder !== undefined || Date.parse(draft.number.expiresAt) > now;
}

/** True if the order can include a jersey: with every new number, and with a tariff that has the option (spec §2). */
export function goesWithJersey(draft: OrderDraft): boolean {
  return draft.numberType === "new" || draft.tariff?.hasFormOption === true;
}

/** Marks the hold as ended, on the operator's answer; the number itself stays, so that the fan can reserve it again. */
export function expireHold(draft: OrderDraft): OrderDraft {
  return draft.number ? { ...draft, number: { ...draft.number, expiresAt: new Date(0).toISOString() } } : draft;
}

/** The draft after its order was cancelled: its contents stay, but the number's hold has ended. */
export function afterCancel({ openOrder: _, ...draft }: OrderDraft): OrderDraft {
  return expireHold(draft);
}

const BASKET: readonly (keyof OrderDraft)[] = [
  "tariff",
  "numberType",
  "simType",
  "shopCard",
  "number",
  "portingOptions",
  "childBirthday",
  "mainLineId",
  "jersey",
  "couponCode",
];

/** Drops an open order that a change has made outdated; it expires at the operator. */
export function settle(before: OrderDraft, after: OrderDraft): OrderDraft {
  if (after.openOrder === undefined || after.openOrder !== before.openOrder) return after;
  if (BASKET.every((member) => before[member] === after[member])) return after;
  const { openOrder: _, ...rest } = after;
  return rest;
}
