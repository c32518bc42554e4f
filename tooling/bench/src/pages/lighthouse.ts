import type { Language } from "@tribun/domain";
import lighthouse from "lighthouse";
import { keepTypedLogin, startChrome } from "./chrome.ts";
import type { State } from "./visitors.ts";

/** Categories of Lighthouse's report whose scores have a budget. */
export const CATEGORIES = ["accessibility", "best-practices", "seo"] as const;
type Category = (typeof CATEGORIES)[number];

/** A score out of 100, and the ids of the audits that lower it. */
type Score = { readonly score: number; readonly faults: readonly string[] };

/** Lighthouse's result for one visit on a simulated phone. Times in milliseconds. */
export type Visit = {
  readonly paint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly performance: number;
  readonly scores: Readonly<Record<Category, Score>>;
};

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** Chromium sometimes starts to record after the page has begun. Then Lighthouse sees nothing, and the visit is repeated. */
const LOOKS = 3;

/**
 * Visits a page once, in a browser of its own.
 * @throws when every try fails, or the address redirects
 */
export async function visit(url: string, language: Language, state?: State): Promise<Visit> {
  let said = "";
  for (let look = 0; look < LOOKS; look += 1) {
    const report = await reportOf(url, language, state);
    if (report && !report.runtimeError) {
      if (report.finalDisplayedUrl !== url) throw new Error(`${url} led to ${report.finalDisplayedUrl}`);
      return visitOf(report);
    }
    said = report?.runtimeError?.message ?? "it said nothing";
  }
  throw new Error(`Lighthouse could not look at ${url}: ${said}`);
}

async function reportOf(url: string, language: Language, state?: State): Promise<Report | undefined> {
  const chrome = await startChrome();
  try {
    if (state) await keepTypedLogin(chrome, new URL(url).origin, state);
    const flags = { port: chrome.port, logLevel: "silent", extraHeaders: { "Accept-Language": language } } as const;
    return (await lighthouse(url, { ...flags, onlyCategories: ["performance", ...CATEGORIES] }))?.lhr;
  } finally {
    await chrome.stop();
  }
}

function visitOf({ categories, audits }: Report): Visit {
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const scoreOf = (category: string): Score => {
    const costly = categories[category]?.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1) ?? [];
    return { score: Math.round((categories[category]?.score ?? 0) * 100), faults: costly.map(({ id }) => id) };
  };
  return {
    paint: number("largest-contentful-paint"),
    blocking: number("total-blocking-time"),
    shift: number("cumulative-layout-shift"),
    performance: scoreOf("performance").score,
    scores: { accessibility: scoreOf("accessibility"), "best-practices": scoreOf("best-practices"), seo: scoreOf("seo") },
  };
}
