import { BUDGETS, KIB, OWED, type PageKind, type WeightLimit } from "../budget/budgets.ts";
import type { Weight } from "./weigh.ts";

/** One figure of a page beside what is allowed; bytes are told in KiB. */
export type Limit = { readonly id: WeightLimit; readonly what: string; readonly value: number; readonly most: number };

/** A page of a kind, by the name under which it may still owe something. */
type Named = { readonly name: string; readonly kind: PageKind };

/** In the order of the table of budgets. */
const FIGURES: readonly { readonly id: WeightLimit; readonly what: string; readonly unit: "KiB" | "count" | "share" }[] = [
  { id: "scriptBefore", what: "JavaScript before the first intent, KiB", unit: "KiB" },
  { id: "document", what: "document with its styles, KiB", unit: "KiB" },
  { id: "requests", what: "requests until idle", unit: "count" },
  { id: "bytes", what: "bytes until idle, KiB", unit: "KiB" },
  { id: "wave", what: "JavaScript until all works, KiB", unit: "KiB" },
  { id: "waveFiles", what: "files of JavaScript until all works", unit: "count" },
  { id: "shift", what: "layout shift", unit: "share" },
];
const READ = {
  KiB: (bytes: number) => Math.round((bytes / KIB) * 10) / 10,
  count: (count: number) => count,
  share: (share: number) => Math.round(share * 100) / 100,
};

/** A page's figures beside its budget. */
export function limitsOf(kind: PageKind, weight: Weight): Limit[] {
  return FIGURES.flatMap(({ id, what, unit }) => {
    const most = BUDGETS[kind][id];
    return most === undefined ? [] : [{ id, what, value: READ[unit](weight[id]), most: READ[unit](most) }];
  });
}

/** What a page has too much of, beyond its budget and what it is known to owe, in words; empty when it keeps both. */
export function tooHeavy({ name, kind }: Named, weight: Weight): string[] {
  return limitsOf(kind, weight)
    .map((limit) => ({ ...limit, allowed: OWED[name]?.[limit.id] ?? limit.most }))
    .filter(({ value, allowed }) => value > allowed)
    .map(({ id, what, value, allowed, most }) => {
      const moved = id === "shift" ? ` (${weight.moved.join("; ")})` : "";
      return `${what}: ${value}, ${allowed} allowed${allowed > most ? ` and ${most} wanted` : ""}${moved}`;
    });
}

/** Clubs and languages differ by less than this share. */
const SPREAD = 0.15;

/**
 * What a page is said to owe although it weighs clearly less by now, in words. A shift is left out: it comes where the club's letters
 * are late, which is a matter of the machine.
 * @param weights in every language
 */
export function overstated({ name, kind }: Named, weights: readonly Weight[]): string[] {
  const owed = OWED[name] ?? {};
  return FIGURES.filter(({ id }) => id !== "shift").flatMap(({ id, what }) => {
    const values = weights.flatMap((weight) => limitsOf(kind, weight)).filter((limit) => limit.id === id);
    const heaviest = Math.max(0, ...values.map(({ value }) => value));
    const told = owed[id];
    return told !== undefined && told * (1 - SPREAD) > heaviest
      ? [`${name}, ${what}: is ${heaviest}, lower what it owes from ${told}`]
      : [];
  });
}
