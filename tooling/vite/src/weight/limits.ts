import { BUDGETS, KIB, type PageKind, TOLERANCE, type WeightLimit } from "../budget/budgets.ts";
import type { Sample } from "./kinds.ts";
import type { Weight } from "./weigh.ts";

/** One figure of a page and its limit. Bytes are in KiB. */
export type Limit = { readonly id: WeightLimit; readonly what: string; readonly value: number; readonly most: number };

/** In the order of the budgets' table. */
const FIGURES: readonly { readonly id: WeightLimit; readonly what: string; readonly unit: "KiB" | "count" | "share" }[] = [
  { id: "scriptBefore", what: "JavaScript before the first intent, KiB", unit: "KiB" },
  { id: "document", what: "document with its styles and headers, KiB", unit: "KiB" },
  { id: "requests", what: "requests until idle", unit: "count" },
  { id: "javascript", what: "JavaScript until all works, KiB", unit: "KiB" },
  { id: "javascriptFiles", what: "files of JavaScript until all works", unit: "count" },
  { id: "shift", what: "layout shift", unit: "share" },
];
const READ = {
  KiB: (bytes: number) => Math.round((bytes / KIB) * 10) / 10,
  count: (count: number) => count,
  share: (share: number) => Math.round(share * 100) / 100,
};

/** A page's figures with the limits of its budget. */
export function limitsOf(kind: PageKind, weight: Weight): Limit[] {
  return FIGURES.flatMap(({ id, what, unit }) => {
    const most = BUDGETS[kind][id];
    return most === undefined ? [] : [{ id, what, value: READ[unit](weight[id]), most: READ[unit](most) }];
  });
}

/** Figures that exceed the budget, in words. Empty when the page keeps it. */
export function tooHeavy({ kind }: Pick<Sample, "kind">, weight: Weight): string[] {
  return limitsOf(kind, weight)
    .filter(({ value, most }) => value > most * (1 + TOLERANCE))
    .map(({ id, what, value, most }) => `${what}: ${value}, ${most} allowed${id === "shift" ? ` (${weight.moved.join("; ")})` : ""}`);
}
