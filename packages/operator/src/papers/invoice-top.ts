import { CREDITOR_ID } from "@tribun/domain";
import type { InvoiceItemRow, InvoiceRow } from "../db/schema/billing.ts";
import { written } from "../ledger/labels.ts";
import { isWaived } from "../ledger/untaxed.ts";
import type { Team } from "../base/teams.ts";
import type { InvoiceWords } from "./invoice-pdf-texts.ts";
import type { TaggedPdf } from "./tagged-pdf.ts";
import { euros } from "../words/written.ts";

/** Why a bill differs from the one before: an item whose sum changed, and the first day of a line that began in either period. */
export type Change = { readonly label: string; readonly cents: number; readonly since?: string };

type Due = { readonly invoice: InvoiceRow; readonly items: readonly InvoiceItemRow[]; readonly team: Team };

/** More reasons than this say little. */
const MOST_CHANGES = 5;

/** What is due, when, and how it is paid, in the box at the top. The document never changes, so it shows nothing that happened later. */
export function amountDue(pdf: TaggedPdf, words: InvoiceWords, { invoice, items, team }: Due): void {
  const { kind, grossCents, dueDate, language } = invoice;
  const { collection, waived } = invoice.facts;
  const isSettled = kind !== "period" || grossCents === 0;
  const day = written(dueDate);
  const how = () => {
    if (kind === "credit") return items.some(isWaived) ? words.waived : words.payOut;
    if (isSettled) return words.paid(day);
    if (waived) return words.tooSmall;
    if (!collection) return words.transfer(day, `${team.origin}/dashboard/bills`);
    return words.debit({ day, label: collection.label, creditorId: CREDITOR_ID, mandate: collection.mandateReference });
  };
  const amount = {
    label: kind === "credit" ? words.credited : isSettled ? words.settled : words.due,
    value: euros(Math.abs(grossCents), language),
  };
  const when =
    kind === "credit" || waived
      ? []
      : [{ label: isSettled ? words.paidOn : collection ? words.drawnOn : words.payBy, value: day, part: 0.22, as: "strong" as const }];
  pdf.box([{ ...amount, part: 0.3, as: "figure" }, ...when, { label: words.payHeading, value: how(), part: when.length > 0 ? 0.48 : 0.7 }]);
}

/** Why the bill differs from the one before, in words. */
export function difference(
  pdf: TaggedPdf,
  words: InvoiceWords,
  { diffCents, language, periodFrom }: InvoiceRow,
  changes: readonly Change[],
): void {
  if (diffCents === null) return;
  const said = (cents: number) => euros(Math.abs(cents), language);
  pdf.paragraph(words.diff(diffCents > 0, diffCents === 0 ? "" : said(diffCents)), { face: "bold", gap: changes.length > 0 ? 2 : 8 });
  if (changes.length === 0) return;
  const rest = changes.slice(MOST_CHANGES);
  const restCents = rest.reduce((sum, { cents }) => sum + cents, 0);
  const reason = ({ label, cents, since }: Change) =>
    words.change({ label, more: cents > 0, amount: said(cents), why: since && words.began(since < periodFrom, written(since)) });
  pdf.list([
    ...changes.slice(0, MOST_CHANGES).map(reason),
    ...(rest.length === 0
      ? []
      : [words.change({ label: words.otherChanges(rest.length), more: restCents > 0, amount: said(restCents), why: undefined })]),
  ]);
}
