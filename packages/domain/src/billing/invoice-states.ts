/** States of an invoice, from the run that makes it to the money or the block (flows §4.3). */
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

/** A fan may pay, object or be given the money back in every state in which the invoice is open. */
const OPEN: Edges = { collect: "collecting", dispute: "disputed", credit: "credited" };

/**
 * Which event leads where; what is absent is not allowed. `fail` and `rejectDispute` are absent on purpose: they lead back
 * to the state before the payment or the dispute, which `nextInvoicePosition` looks up, so that neither starts dunning anew.
 * A direct debit can come back after it was settled, for eight weeks without a reason (L33), and a fan may object to what is
 * paid as long (§ 67(1) TKG), so `paid` is no end.
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
  // Money may arrive or go back meanwhile; `nextInvoicePosition` keeps the objection open then.
  disputed: { credit: "credited" },
  credited: {},
};

/** Where an invoice stands; `before` is the state that a dispute or a payment under way keeps for the time after it. */
export type InvoicePosition = { readonly state: InvoiceState; readonly before: InvoiceState | null };

/**
 * Where an event leads, or undefined where it is not allowed. Money that arrives or goes back does not decide an objection:
 * the invoice stays disputed, and only what comes after the decision changes.
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

/** True while the money for an invoice is with us, also while it is objected to. */
export function isInvoicePaid({ state, before }: InvoicePosition): boolean {
  return state === "paid" || (state === "disputed" && before === "paid");
}

/** States in which a fan can pay by a checkout of their own. While a payment is under way a second one would be too many; what is disputed waits. */
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
