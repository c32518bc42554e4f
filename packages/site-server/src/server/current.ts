import { setTimeout as wait } from "node:timers/promises";
import { type Language, isLanguage } from "@tribun/domain";
import { sitemapOf } from "../documents/addresses.ts";
import { correctCalendar, stampCalendar } from "../documents/calendar.ts";
import type { Documents, Drawn } from "../documents/documents.ts";
import type { Site } from "../documents/site.ts";
import { Answers, type Revisions } from "./answers.ts";
import { fileOf, type StoredFile } from "./files.ts";
import { type OwnDocuments, textOf } from "./own-documents.ts";
import { findPage } from "./pages.ts";

/** Minimum time between two checks whether a document has changed. */
const LOOK_MS = 5000;
/** A visitor waits for a check only when the last one is older than this. */
const OLD_MS = 60_000;
/** The longest that a visitor waits for a check. */
const PATIENCE_MS = 800;
const CALENDAR = /^(\/event\/[^/.]+)\.(de|tr)\.ics$/;
/** Query parameter that names the document of a state file that the build did not write, so that every server can make the file. */
const OF = "of";

/** A document rendered with the operator's current answers. */
export type CurrentPage = { readonly file: StoredFile; readonly policy: string; readonly status: 200 | 404; readonly body: string };

/** The same, with what the server compares at the next check. */
type Made = CurrentPage & { readonly state: StoredFile; readonly stateName: string; readonly revisions: Revisions };

type Options = {
  readonly site: Site;
  readonly files: ReadonlyMap<string, StoredFile>;
  readonly documents: OwnDocuments;
  readonly operatorUrl: string;
  /** File in which the operator's answers are stored for the next start. */
  readonly answersFile?: string | undefined;
};

/**
 * Documents, sitemap and calendar files with the operator's current answers. When an answer changes that a document was rendered with, the
 * server renders the document again in the background, as the build does. While the operator is unreachable, the last document stays.
 */
export function currentPages({ site, files, documents, operatorUrl, answersFile }: Options) {
  const answers = new Answers(answersFile);
  const looks = new Map<string, () => Promise<Made | undefined>>();

  const find = (language: Language, path: string, isShell: boolean): Promise<Made | undefined> => {
    const name = `${language} ${path}`;
    const look = looks.get(name) ?? atTimes<Made>((last) => redraw(language, path, isShell, last));
    looks.set(name, look);
    return look();
  };

  const redraw = async (language: Language, path: string, isShell: boolean, last: Made | undefined): Promise<Made | undefined> => {
    if (last && (answers.isAway || !(await answers.moved(last.revisions)))) return last;
    const own = answers.isAway ? undefined : await documents();
    if (!own) return undefined;
    const { fetch, revisions, isIncomplete } = answers.callsIn(language);
    const drawn = await draw(own, { language, path, fetch, origin: operatorUrl }, isShell);
    if (isIncomplete()) return last;
    void answers.keep();
    return { ...(await store(drawn, language, path)), revisions };
  };

  /** Compresses a document and its state. A state file that the build did not write gets an address that names its document. */
  const store = async ({ html, payload, state, policy, status, body }: Drawn, language: Language, path: string) => {
    const known = files.get(state.name);
    const address = known ? payload.state : `${payload.state}?${new URLSearchParams({ [OF]: `${language} ${path}` }).toString()}`;
    const built = files.get(findPage(site, language, path).file);
    return {
      ...{ policy, status, body },
      file: built && textOf(built) === html ? built : await fileOf(HTML, html.replaceAll(payload.state, address)),
      state: known ?? (await fileOf(JSON_TYPE, state.text)),
      stateName: state.name,
    };
  };

  const list = atTimes(async () => {
    const own = await documents();
    const language = site.defaultLanguage;
    return own?.renderer.listPages({ ...answers.callsIn(language), brand: own.renderer.brand, language, origin: operatorUrl });
  });

  return {
    /** The document of an address or of a shell's path; undefined when only the build's exists. */
    page: (language: Language, path: string, isShell = false): Promise<CurrentPage | undefined> => find(language, path, isShell),
    /** Every address that has a page now; undefined while the operator has not answered. */
    addresses: async (): Promise<readonly string[] | undefined> => (await list())?.addresses,
    /** The state file of a document; `exact` is true when it is the one that `name` names. */
    async state(name: string, of: string | null): Promise<{ readonly file: StoredFile; readonly exact: boolean } | undefined> {
      const made = of === null ? undefined : await looks.get(of)?.();
      return made && { file: made.state, exact: made.stateName === name };
    },
    async sitemap(): Promise<StoredFile | undefined> {
      const listed = await list();
      return listed && fileOf("application/xml", sitemapOf(site, listed.found));
    },
    /** The current calendar file at a path; undefined when the path has none. */
    async calendar(path: string): Promise<StoredFile | undefined> {
      const [, page = "", language = ""] = CALENDAR.exec(path) ?? [];
      const built = files.get(path.slice(1));
      const now = built && isLanguage(language) ? await find(language, page, false) : undefined;
      if (!built || page === "") return undefined;
      return fileOf(built.type, stampCalendar(now ? correctCalendar(textOf(built), now.body) : textOf(built), Date.now()));
    },
  };
}

const HTML = "text/html; charset=utf-8";
const JSON_TYPE = "application/json";

const draw = (documents: Documents, drawing: Parameters<Documents["page"]>[0], isShell: boolean): Promise<Drawn> =>
  isShell ? documents.shell(drawing) : documents.page(drawing);

/**
 * Calls `look` at most every `LOOK_MS`, and keeps the last result when it fails. The caller waits, up to `PATIENCE_MS`, only for the first
 * call or for one after `OLD_MS`.
 */
function atTimes<T>(look: (last: T | undefined) => Promise<T | undefined>): () => Promise<T | undefined> {
  let known: T | undefined;
  let lookedAt = -Infinity;
  let patience: Promise<unknown> = Promise.resolve();
  return async () => {
    const age = performance.now() - lookedAt;
    if (age > LOOK_MS) {
      lookedAt = performance.now();
      const looking = look(known).then(
        (seen) => {
          known = seen;
        },
        () => undefined,
      );
      if (age > OLD_MS) patience = Promise.race([looking, wait(PATIENCE_MS, undefined, { ref: false })]);
    }
    await patience;
    return known;
  };
}
