import { type Language, LANGUAGES } from "@tribun/domain";
import { limitsOf, OWN_PAGES, PUBLIC_PAGES, type Sample, weigh } from "@tribun/vite-club/weight";
import type { Browser } from "playwright";
import { atMost, type Figure } from "../result.ts";
import type { ServedClub } from "./clubs.ts";
import { openWindow, type State } from "./visitors.ts";

type Measured = { readonly sample: Sample; readonly where: string; readonly what: string; readonly value: number; readonly most: number };

export type StatesOf = (club: ServedClub, language: Language) => Promise<Record<string, State>>;

/** Weighs each kind of page. Each limit gets the heaviest value of all clubs and languages. */
export async function benchWeights(browser: Browser, clubs: readonly ServedClub[], statesOf: StatesOf): Promise<Figure[]> {
  const measured: Measured[] = [];
  for (const club of clubs) {
    for (const language of LANGUAGES) {
      const states = await statesOf(club, language);
      for (const sample of [...PUBLIC_PAGES, ...OWN_PAGES]) {
        const context = await openWindow(browser, club.url, language, states[sample.name]);
        const weight = await weigh(await context.newPage(), club.url + sample.path, sample.intent);
        await context.close();
        const where = `${club.club}, ${language}`;
        measured.push(...limitsOf(sample.kind, weight).map((limit) => ({ sample, where, ...limit })));
      }
    }
  }
  const worst = new Map<string, Measured>();
  for (const each of measured) {
    const name = `pages: ${each.sample.name}, ${each.what}`;
    if (each.value > (worst.get(name)?.value ?? -1)) worst.set(name, each);
  }
  return [...worst].map(([name, { value, most, where }]) => atMost(name, value, most, where));
}
