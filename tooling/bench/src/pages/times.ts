import type { Language } from "@tribun/domain";
import { BUDGETS, OWN_PAGES, PUBLIC_PAGES, type Sample } from "@tribun/vite-club/weight";
import { atLeast, atMost, type Figure, median } from "../result.ts";
import type { ServedClub } from "./clubs.ts";
import { CATEGORIES, type Visit, visit } from "./lighthouse.ts";
import type { State } from "./visitors.ts";

/**
 * Compares the largest paint of each kind of page with the same page without JavaScript. The visits alternate, so that both run under the
 * same conditions. Also reports Lighthouse's other scores. Times are simulated for a phone and only inform; the ratio must hold.
 */
export async function benchTimes(club: ServedClub, language: Language, states: Record<string, State>, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const sample of [...PUBLIC_PAGES, ...OWN_PAGES]) {
    const ours: Visit[] = [];
    const plain: Visit[] = [];
    for (let run = 0; run < runs; run += 1) {
      plain.push(await visit(club.plainUrl + sample.path, language));
      ours.push(await visit(club.url + sample.path, language, states[sample.name]));
    }
    figures.push(...figuresOf(sample, ours, plain));
  }
  return figures;
}

function figuresOf({ name, kind }: Sample, ours: readonly Visit[], plain: readonly Visit[]): Figure[] {
  const of = (visits: readonly Visit[], what: "paint" | "blocking" | "shift" | "performance") => median(visits.map((each) => each[what]));
  const [paint, without] = [of(ours, "paint"), of(plain, "paint")];
  const budget = BUDGETS[kind];
  const times = `${seconds(paint)} of ${seconds(without)}, ${Math.round(of(ours, "blocking"))} ms blocked, performance ${of(ours, "performance")}`;
  return [
    atMost(`pages: ${name}, largest paint ÷ without JavaScript`, round(paint / without), budget.paint, times),
    atMost(`pages: ${name}, layout shift as Lighthouse sees it`, round(of(ours, "shift")), budget.shift),
    ...CATEGORIES.filter((category) => budget.scores[category] !== undefined).map((category) => {
      const scores = ours.map(({ scores }) => scores[category]);
      const faults = [...new Set(scores.flatMap((each) => each.faults))].join(" ");
      return atLeast(`pages: ${name}, ${category}`, median(scores.map(({ score }) => score)), budget.scores[category] ?? 0, faults);
    }),
  ];
}

const round = (value: number): number => Math.round(value * 100) / 100;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
