import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { invoiceDetail, invoiceSeasons, myInvoices, chargesDetails } from "@tribun/api-client/calls/invoices";
import { lineUsage } from "@tribun/api-client/calls/usage";
import { myLines, myOrders } from "@tribun/api-client/calls/orders";
import * as v from "valibot";
import type { Owner } from "./owner.ts";
import { type Paper, readPapers } from "./papers.ts";
import { dropKept, isRecord, readJson } from "../storage/storage.ts";
import { KEPT_KEY } from "../../hydration/hand-over.ts";
import { writeItem } from "../../hydration/storage.ts";

/** More than a dashboard and three years of bills need; the oldest are dropped first. */
const MOST = 40;

/** Never stored, wherever an answer contains it: what opens a SIM, an account, a bank or a payment. */
const SECRETS = new Set(
  "esim lpa smdpAddress matchingId iccid eid pin puk iban identityNumber keyword password checkoutId".toLowerCase().split(" "),
);

/** Empties what neither page shows; the empty fields stay, so that the answer still fits its contract. */
function withoutPerson(name: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  // Name, e-mail and address of an order.
  if (name === "user" || name === "deliverTo") return Object.fromEntries(Object.keys(value).map((each) => [each, ""]));
  // What a fan has written in their own words.
  return name === "dispute" ? { ...value, reason: "" } : value;
}

function strike(name: string, value: unknown): unknown {
  return SECRETS.has(name.toLowerCase()) ? undefined : withoutPerson(name, value);
}

const entry = v.tuple([v.array(v.unknown()), v.unknown(), v.number()]);
type Entry = v.InferOutput<typeof entry>;

/**
 * The contract of an answer that is stored under a key; undefined for one that is not stored. Keys begin with `private` and the language.
 */
function payloadOf(key: QueryKey): v.GenericSchema | undefined {
  const [scope, , name, kind] = key;
  if (scope !== "private") return undefined;
  if (name === "lines" && key.length === 3) return myLines.payload;
  if (name === "orders" && key.length === 3) return myOrders.payload;
  if (name === "unbilled" && key.length === 3) return chargesDetails.payload;
  if (name === "usage") return lineUsage.payload;
  if (name !== "invoices") return undefined;
  return kind === "seasons"
    ? invoiceSeasons.payload
    : kind === "list"
      ? myInvoices.payload
      : kind === "one"
        ? invoiceDetail.payload
        : undefined;
}

/** True for an answer that is stored for a time without a network. */
export function isKept(key: QueryKey): boolean {
  return payloadOf(key) !== undefined;
}

function readKept({ fan, now }: Owner): readonly Entry[] {
  const kept = readJson(KEPT_KEY, ({ fan: owner, until, answers }) =>
    owner === fan && typeof until === "number" && until > now && Array.isArray(answers) ? answers : undefined,
  );
  // The answers are another fan's, or have expired with the token that fetched them.
  if (!kept) dropKept();
  return (kept ?? []).flatMap((each) => {
    const read = v.safeParse(entry, each);
    return read.success ? [read.output] : [];
  });
}

/**
 * Stores the operator's answers beside those stored before, for this fan only; another fan's are overwritten. They expire with the token.
 * Uses local storage, because that is emptied at once and reliably when the session ends, and IndexedDB is not.
 */
export function writeKept({ until, ...owner }: Owner & { readonly until: number }, queryClient: QueryClient): void {
  const entries = new Map<string, Entry>(readKept(owner).map((each) => [JSON.stringify(each[0]), each]));
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    if (isKept(queryKey) && state.status === "success")
      entries.set(JSON.stringify(queryKey), [[...queryKey], state.data, state.dataUpdatedAt]);
  }
  const answers = [...entries.values()].toSorted((one, other) => other[2] - one[2]).slice(0, MOST);
  write({ ...owner, until }, answers, readPapers(owner));
}

/** Stores PDFs in place of those before. Without answers of the same fan it stores none, because PDFs are kept only beside them. */
export function writePapers(owner: Owner & { readonly until: number }, papers: readonly Paper[]): void {
  const answers = readKept(owner);
  if (answers.length > 0) write(owner, answers, papers);
}

function write({ fan, until }: Owner & { readonly until: number }, answers: readonly Entry[], papers: readonly Paper[]): void {
  writeItem(KEPT_KEY, JSON.stringify({ fan, until, answers, papers }, strike));
}

/**
 * Puts the answers stored for this fan into the query cache, with their times, for a page without a network; what the page has itself
 * stays. Leaves out what does not fit the contract of this build, because another build stored it.
 */
export function restoreKept(owner: Owner, queryClient: QueryClient): void {
  if (import.meta.env.OFFLINE === "off") return dropKept();
  const cache = queryClient.getQueryCache();
  for (const [queryKey, data, updatedAt] of readKept(owner)) {
    const payload = payloadOf(queryKey);
    const read = payload && v.safeParse(payload, data);
    if (!read?.success) continue;
    if (queryClient.getQueryData(queryKey) !== undefined) continue;
    // Stays as long as the page is open, because it cannot be fetched again.
    cache.build(queryClient, { queryKey, gcTime: Infinity });
    queryClient.setQueryData(queryKey, read.output, { updatedAt });
    // Stale, however new it is: the page fetches it again and says when it could not.
    void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: "none" });
  }
}
