import { DOCUMENT_TYPES, HOUR_MS, MNP_TYPES, ORDER_IDLE_HOURS, PAYMENT_METHODS, SALUTATIONS } from "@tribun/domain";
import * as v from "valibot";
import type { OrderDraft } from "../../draft/order-draft.ts";
import { LISTS, MEANING_NAMES } from "../../draft/search-words.ts";

const VERSION = 3;
/** A version 2 draft equals today's version without a ported number. */
const READABLE = [2, VERSION];
/** Far longer than any field allows: input that is too long shows an error and must survive a reload. */
const TEXT_MAX = 4000;

const text = v.pipe(v.string(), v.maxLength(TEXT_MAX));
const address = { street: text, houseNumber: text, postalCode: text, city: text };
const jersey = { planId: text, size: text, model: text, style: text, junior: v.boolean(), name: text, number: text };

/** The members that can be edited in the order summary; they are stored twice while a part is open. */
const parts = {
  tariff: v.exactOptional(
    v.object({
      id: text,
      slug: text,
      hasFormOption: v.boolean(),
      requiresChild: v.boolean(),
      requiresMainLine: v.boolean(),
      forBusiness: v.boolean(),
    }),
  ),
  simType: v.exactOptional(v.picklist(["physical", "esim"])),
  shopCard: v.exactOptional(v.object({ typed: text, checked: v.exactOptional(text), aside: v.exactOptional(v.literal(true)) })),
  childBirthday: v.exactOptional(text),
  mainLineId: v.exactOptional(text),
  jersey: v.exactOptional(
    v.variant("wanted", [
      v.object({ wanted: v.literal(false), before: v.exactOptional(v.object(jersey)) }),
      v.object({ wanted: v.literal(true), ...jersey }),
    ]),
  ),
  person: v.exactOptional(
    v.object({
      salutation: v.picklist(SALUTATIONS),
      firstName: text,
      lastName: text,
      birthday: text,
      ...address,
      delivery: v.exactOptional(v.object(address)),
    }),
  ),
};
const edit = v.exactOptional(v.object(parts));

/** Reading and writing drop unknown members, so that no secret can get into the storage. */
export const draftSchema = v.object({
  ...parts,
  numberType: v.picklist(["new", "port"]),
  number: v.exactOptional(
    v.object({
      registryId: text,
      msisdn: text,
      feeCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
      reservationId: text,
      expiresAt: v.pipe(v.string(), v.isoTimestamp()),
      extended: v.boolean(),
    }),
  ),
  portingOptions: v.exactOptional(
    v.object({
      msisdn: text,
      donatingProvider: v.exactOptional(v.object({ id: text, name: text })),
      mnpType: v.exactOptional(v.picklist(MNP_TYPES)),
      contractEnd: v.exactOptional(text),
      donorCustomerNumber: v.exactOptional(text),
    }),
  ),
  couponCode: v.exactOptional(text),
  couponTyped: v.exactOptional(text),
  search: v.exactOptional(
    v.object({
      // An earlier version of the shop had a third list, of random numbers.
      list: v.fallback(v.picklist(LISTS), "all"),
      meaning: v.picklist(MEANING_NAMES),
      digits: v.array(text),
      block: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
  document: v.exactOptional(v.object({ documentType: v.picklist(DOCUMENT_TYPES), identityValidityDate: text })),
  payment: v.exactOptional(v.union([v.object({ method: v.picklist(PAYMENT_METHODS) }), v.object({ keptId: text })])),
  openOrder: v.exactOptional(v.object({ orderId: text, checkoutId: text })),
  edits: v.exactOptional(v.object({ tariff: edit, sim: edit, holder: edit, jersey: edit, person: edit })),
  fromTicket: v.exactOptional(v.literal(true)),
});

const envelope = v.object({ version: v.picklist(READABLE), club: text, savedAt: v.number(), draft: draftSchema });

/** A stored order with a tariff, of any version. */
const anyOrder = v.object({ club: text, draft: v.object({ tariff: v.looseObject({}) }) });

/** The text to store for a draft. `now` in ms; `club` is the brand's id. */
export function serialiseDraft(draft: OrderDraft, club: string, now: number): string {
  return JSON.stringify({ version: VERSION, club, savedAt: now, draft: v.parse(draftSchema, draft) });
}

/** Why a stored order cannot be continued: it is too old, or an older version of the shop wrote it. */
export type LostDraft = "age" | "version";

/** Why a stored order cannot be continued; undefined if it can, if there is none, or if it belongs to another club. */
export function lostDraft(stored: string | null, club: string, now: number): LostDraft | undefined {
  const chosen = v.safeParse(anyOrder, jsonOf(stored ?? ""));
  if (!chosen.success || chosen.output.club !== club || parseDraft(stored, club, now)) return undefined;
  return v.is(envelope, jsonOf(stored ?? "")) ? "age" : "version";
}

/** Parses a stored draft. Undefined for another club's, an unreadable version's, a broken one, or one older than 24 hours. */
export function parseDraft(stored: string | null, club: string, now: number): OrderDraft | undefined {
  if (stored === null) return undefined;
  const parsed = v.safeParse(envelope, jsonOf(stored));
  if (!parsed.success || parsed.output.club !== club) return undefined;
  const age = Math.abs(now - parsed.output.savedAt);
  return age > ORDER_IDLE_HOURS * HOUR_MS ? undefined : parsed.output.draft;
}

function jsonOf(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}
