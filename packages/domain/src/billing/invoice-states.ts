/** States of an invoice, from its creation to the payment or the block (flows §4.3). */
export const INVOICE_STATES = [
  "draft",
  "issued",
  "collecting",
  "paid",
  "returned",
  "overdue",
  "reminder1",
  "reminder2",
  "blockThreatened",
  "blocked",
  "disputed",
  "credited",
] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export const INVOICE_EVENTS = [
  "issue",
  "collect",
  "settle",
  "fail",
  "returnDebit",
  "fallOverdue",
  "remind",
  "threatenBlock",
  "withdrawThreat",
  "block",
  "unblock",
  "dispute",
  "rejectDispute",
  "credit",
] as const;
export type InvoiceEvent = (typeof INVOICE_EVENTS)[number];

type Edges = Partial<Record<InvoiceEvent, InvoiceState>>;

/** In every open state the fan may pay or object, and the operator may credit the invoice. */
const OPEN: Edges = { collect: "collecting", dispute: "disputed", credit: "credited" };

/**
 * The state that each event leads to; a missing event is not allowed. `fail` and `rejectDispute` are missing on purpose: they lead back to
 * the state before the payment or dispute, which `nextInvoicePosition` looks up, so that neither restarts dunning. `paid` is not final: a
 * direct debit can be returned for eight weeks without a reason (L33), and a fan may object to a paid invoice for as long (§ 67(1) TKG).
 */
export const INVOICE_TRANSITIONS: Record<InvoiceState, Edges> = {
  draft: { issue: "issued" },
  issued: { ...OPEN, settle: "paid", fallOverdue: "overdue" },
  collecting: { settle: "paid", returnDebit: "returned", dispute: "disputed", credit: "credited" },
  paid: { returnDebit: "returned", dispute: "disputed", credit: "credited" },
  returned: { ...OPEN, fallOverdue: "overdue" },
  overdue: { ...OPEN, remind: "reminder1" },
  reminder1: { ...OPEN, remind: "reminder2" },
  reminder2: { ...OPEN, threatenBlock: "blockThreatened" },
  blockThreatened: { ...OPEN, block: "blocked", withdrawThreat: "reminder2" },
  blocked: { ...OPEN, unblock: "reminder2" },
  // Money may arrive or go back during an objection; `nextInvoicePosition` then keeps the objection open.
  disputed: { credit: "credited" },
  credited: {},
};

/** The position of an invoice; `before` is the state it returns to after an open dispute or payment. */
export type InvoicePosition = { readonly state: InvoiceState; readonly before: InvoiceState | null };

/**
 * The position that an event leads to, or undefined where it is not allowed. Money that arrives or goes back does not decide an objection:
 * the invoice stays disputed, and only the state after the decision changes.
 */
export function nextInvoicePosition(at: InvoicePosition, event: InvoiceEvent): InvoicePosition | undefined {
  if (at.state === "disputed" && event === "settle") return at.before === "paid" ? undefined : { state: "disputed", before: "paid" };
  if (at.state === "disputed" && event === "returnDebit")
    return at.before === "paid" ? { state: "disputed", before: "returned" } : undefined;
  const back = (from: InvoiceState) => (at.state === from && at.before !== null ? { state: at.before, before: null } : undefined);
  if (event === "rejectDispute") return back("disputed");
  if (event === "fail") return back("collecting");
  const state = INVOICE_TRANSITIONS[at.state][event];
  if (state === undefined) return undefined;
  return { state, before: event === "dispute" || event === "collect" ? (at.before ?? at.state) : null };
}

/** True while the operator holds the money for an invoice, also during an objection. */
export function isInvoicePaid({ state, before }: InvoicePosition): boolean {
  return state === "paid" || (state === "disputed" && before === "paid");
}

/** States in which a fan can pay by a separate checkout. A payment under way excludes a second one, and a disputed invoice waits. */
export const PAYABLE_INVOICE_STATES = [
  "issued",
  "returned",
  "overdue",
  "reminder1",
  "reminder2",
  "blockThreatened",
  "blocked",
] as const satisfies readonly InvoiceState[];

/** True while a fan can pay the invoice by a checkout. */
export function isPayableInvoice(state: InvoiceState): boolean {
  return PAYABLE_INVOICE_STATES.some((payable) => payable === state);
}

/** States whose sum is in default and counts as arrears, unless disputed (§ 61(4) TKG). */
export const ARREARS_STATES = [
  "returned",
  "overdue",
  "reminder1",
  "reminder2",
  "blockThreatened",
  "blocked",
] as const satisfies readonly InvoiceState[];
