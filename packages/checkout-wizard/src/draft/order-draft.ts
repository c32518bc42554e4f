import type { DocumentType, Donor, MnpType, NumberType, PaymentChoice, Salutation, SimType } from "@tribun/domain";
import type { NumberSearch } from "./search-words.ts";

/** A number that is brought along, as typed so far (flows §4.2). */
export type PortingChoice = {
  /** As typed, in any usual spelling. */
  readonly msisdn: string;
  readonly donatingProvider?: Donor;
  readonly mnpType?: MnpType;
  /** Last day of the contract at the donor: an ISO day, or as typed so far. Counts for VTEN only, and only where it is known. */
  readonly contractEnd?: string;
  /** By which a donor finds a business contract. */
  readonly donorCustomerNumber?: string;
};

/** What the wizard has to know of a tariff to decide its steps without asking the operator. */
export type ChosenTariff = {
  readonly id: string;
  readonly slug: string;
  readonly hasFormOption: boolean;
  /** The contract is for a child, whose birthday is asked for (kids tariffs). */
  readonly requiresChild: boolean;
  /** The contract hangs on a line the fan already has (partner tariffs). */
  readonly requiresMainLine: boolean;
  /** Only a company may have it (business tariffs). */
  readonly forBusiness: boolean;
};

/** A number the operator holds for this cart. Instants are the operator's, ISO 8601; the fee is in cents. */
export type HeldNumber = {
  readonly registryId: string;
  readonly msisdn: string;
  readonly feeCents: number;
  readonly reservationId: string;
  readonly expiresAt: string;
  readonly extended: boolean;
};

/**
 * A card from a shop: its number as typed, and the digits that the operator knows a card by that can be put to work. `aside` while the
 * fan has a card by post instead, and what was typed waits.
 */
export type ShopCard = { readonly typed: string; readonly checked?: string; readonly aside?: true };

/** How a jersey is to be. */
export type JerseyDetails = {
  readonly planId: string;
  readonly size: string;
  readonly model: string;
  readonly style: string;
  readonly junior: boolean;
  readonly name: string;
  /** As typed; empty means none. */
  readonly number: string;
};

/** A jersey as chosen so far, or the decision to go without, which knows what was chosen before it. */
export type JerseyChoice = ({ readonly wanted: true } & JerseyDetails) | { readonly wanted: false; readonly before?: JerseyDetails };

/** Corrections to the account's data that hold for this order only (§ 312i BGB: errors can be mended before sending). */
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

/** The document that the order names, without its number: of that a browser keeps nothing. */
export type DocumentDraft = {
  readonly documentType: DocumentType;
  /** ISO day, or as typed so far. */
  readonly identityValidityDate: string;
};

/** A part of the order that is edited on the ticket itself. */
export type EditPart = "tariff" | "sim" | "holder" | "jersey" | "person";

/** What is typed so far into a part that is open on the ticket. */
export type DraftEdit = Pick<OrderDraft, "tariff" | "simType" | "shopCard" | "childBirthday" | "mainLineId" | "jersey" | "person">;

/** An order the operator already knows, waiting for its payment. */
export type OpenOrder = { readonly orderId: string; readonly checkoutId: string };

/**
 * Everything the fan has decided so far. Holds nothing secret: no identity number, keyword, password or IBAN,
 * because it is written to the browser's storage.
 */
export type OrderDraft = {
  readonly tariff?: ChosenTariff;
  readonly numberType: NumberType;
  readonly simType?: SimType;
  /** A card from a shop instead of one by post. It stays at home where the SIM is an eSIM. */
  readonly shopCard?: ShopCard;
  readonly number?: HeldNumber;
  /** The number that is brought along, as typed so far. It and the held number both stay: `numberType` says which counts. */
  readonly portingOptions?: PortingChoice;
  /** An ISO day, or as typed so far. */
  readonly childBirthday?: string;
  readonly mainLineId?: string;
  readonly jersey?: JerseyChoice;
  readonly couponCode?: string;
  /** A code that is typed and not yet redeemed. */
  readonly couponTyped?: string;
  /** What numbers are looked for by; undefined at the start of the search. */
  readonly search?: NumberSearch;
  readonly person?: PersonDraft;
  readonly document?: DocumentDraft;
  /** Undefined until the fan chooses; `choiceOf` says what counts meanwhile. */
  readonly payment?: PaymentChoice;
  readonly openOrder?: OpenOrder;
  /** Parts that stand open on the ticket: kept like the rest, and no part of the order until they are taken over. */
  readonly edits?: { readonly [Part in EditPart]?: DraftEdit };
  /** The fan came to a step from the ticket, to change what is too large to be changed there. */
  readonly fromTicket?: true;
};

/** The order before anything is chosen; what clearing goes back to (spec §4). */
export const EMPTY_DRAFT: OrderDraft = { numberType: "new" };

/** True while the operator holds the draft's number at `now` (ms). A submitted order keeps its hold through the payment. */
export function isNumberHeld(draft: OrderDraft, now: number): boolean {
  if (draft.number === undefined) return false;
  return draft.openOrder !== undefined || Date.parse(draft.number.expiresAt) > now;
}

/** True where a jersey goes with the order: with every new number, and with a tariff that has the option (spec §2). */
export function goesWithJersey(draft: OrderDraft): boolean {
  return draft.numberType === "new" || draft.tariff?.hasFormOption === true;
}

/** Takes the operator's word that the number is held no longer; the number itself stays, to be offered again. */
export function letHoldEnd(draft: OrderDraft): OrderDraft {
  return draft.number ? { ...draft, number: { ...draft.number, expiresAt: new Date(0).toISOString() } } : draft;
}

/** The draft of an order that has been cancelled: all of it stays to be ordered anew, and its number is free for everybody. */
export function afterCancel({ openOrder: _, ...draft }: OrderDraft): OrderDraft {
  return letHoldEnd(draft);
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

/** Lets go of an open order that a change has made untrue; the operator frees it when it runs out. */
export function settle(before: OrderDraft, after: OrderDraft): OrderDraft {
  if (after.openOrder === undefined || after.openOrder !== before.openOrder) return after;
  if (BASKET.every((member) => before[member] === after[member])) return after;
  const { openOrder: _, ...rest } = after;
  return rest;
}
