import { setTimeout as wait } from "node:timers/promises";
import type { Language } from "@tribun/domain";
import { correctCalendar, stampCalendar } from "../assets/calendar.ts";
import { policyOf } from "../prerender/csp.ts";
import { wholeAddresses } from "../prerender/json-ld.ts";
import { redrawnHtml, renewedShell } from "../prerender/page-html.ts";
import type { Site } from "../prerender/site.ts";
import { fileOf, type StoredFile } from "./files.ts";
import type { OwnRenderer } from "./renderer.ts";

/** So long what the operator said of matches is as good as new. */
const FRESH_MS = 5000;
/** So long a fan waits for it; whoever comes meanwhile gets what was known before. */
const PATIENCE_MS = 800;
/** An operator that says nothing for so long is asked anew later. */
const SILENCE_MS = 5000;
const CALENDAR = /^(\/event\/[^/.]+)\.(de|tr)\.ics$/;
/** What the browser counts by. A document that was drawn without one holds neither its script nor its style. */
const COUNTS = " data-starts=";

/** What React leaves of a part that could not be drawn, such as one whose answer is not among those that the build knew. */
const TORN = "<!--$!-->";

/** A document as it would be drawn now; the body of a shell is drawn in the browser. */
export type CurrentPage = { readonly file: StoredFile; readonly policy: string; readonly body?: string };

type Options = {
  readonly site: Site;
  readonly files: ReadonlyMap<string, StoredFile>;
  readonly renderer: OwnRenderer;
  readonly operatorUrl: string;
};

/**
 * Documents and calendar files that tell of matches, with what staff told the operator after the build (a new kick-off, postponed,
 * cancelled): drawn anew by what drew them, so that they are right without a script, to search engines and at the first paint; a shell
 * brings the answers that its page is drawn with. While the operator is down they stay as they were last.
 */
export function currentPages({ site, files, renderer, operatorUrl }: Options) {
  const looks = new Map<string, () => Promise<CurrentPage | undefined>>();

  const find = async (language: Language, path: string): Promise<CurrentPage | undefined> => {
    const page = site.languages[language]?.[path] ?? site.client[language]?.[path];
    if (!page?.tellsMatches) return undefined;
    const look = looks.get(page.file) ?? atTimes<CurrentPage>((last) => redraw(language, path, page, last));
    looks.set(page.file, look);
    return look();
  };

  const redraw = async (
    language: Language,
    path: string,
    { file, policy, wave }: Site["languages"][string][string],
    last?: CurrentPage,
  ) => {
    const [drawn, state] = [files.get(file), files.get(wave.state.slice(1))];
    const server = await renderer();
    if (!drawn || !state || !server) return undefined;
    const ask: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(SILENCE_MS) });
    const redrawn = await server.redrawPage({ path, language, state: text(state), origin: operatorUrl, fetch: ask });
    if (!redrawn) return undefined;
    const before = text(drawn);
    const whole = { ...wave, fresh: redrawn.fresh };
    const page = redrawn.page && { ...redrawn.page, body: wholeAddresses(redrawn.page.body, site.origin) };
    if (page?.body.includes(TORN) || (page?.body.includes(COUNTS) && !before.includes(COUNTS))) return undefined;
    const html = page ? redrawnHtml(before, page, whole) : renewedShell(before, whole);
    if (last && text(last.file) === html) return last;
    const now = { file: await fileOf(drawn.type, html), policy: policyOf(html, { tags: policy.includes("googletagmanager") }) };
    return page ? { ...now, body: page.body } : now;
  };

  return {
    /** The document of a page; undefined where what the build drew still holds. */
    page: find,
    /** The calendar file at a path, as it is at this moment; undefined where it is none. */
    async calendar(path: string): Promise<StoredFile | undefined> {
      const [, page = "", language = ""] = CALENDAR.exec(path) ?? [];
      const built = files.get(path.slice(1));
      const now = built && (language === "de" || language === "tr") ? await find(language, page) : undefined;
      if (!built || page === "") return undefined;
      return fileOf(built.type, stampCalendar(now?.body === undefined ? text(built) : correctCalendar(text(built), now.body), Date.now()));
    },
  };
}

const decoder = new TextDecoder();
const text = ({ plain }: StoredFile): string => decoder.decode(plain);

/** Looks again at most so often, knowing what it saw last, and keeps that when it sees nothing. */
function atTimes<T>(look: (last: T | undefined) => Promise<T | undefined>): () => Promise<T | undefined> {
  let known: T | undefined;
  let lookedAt = -Infinity;
  let patience: Promise<unknown> = Promise.resolve();
  return async () => {
    if (performance.now() - lookedAt > FRESH_MS) {
      lookedAt = performance.now();
      const looking = look(known).then(
        (seen) => {
          known = seen;
        },
        () => undefined,
      );
      patience = Promise.race([looking, wait(PATIENCE_MS, undefined, { ref: false })]);
    }
    await patience;
    return known;
  };
}
