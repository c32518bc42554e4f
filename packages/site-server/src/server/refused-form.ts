import { type PlainPage, plainAnswer, way } from "./plain-page.ts";
import { TEXTS } from "./texts.ts";

type Why = "foreign" | "long";
const STATUS = { foreign: 403, long: 413 } as const;
/**
 * True for a form that a browser sent from a page that is none of ours. By their host, as what ends the encryption may stand before us.
 * A browser that tells neither where a form comes from nor of which site is believed: it is too old to be asked.
 * @param here where the club stands, as its documents say
 */
export function isForeign({ url, headers }: Request, here: string): boolean {
  const origin = headers.get("origin");
  if (origin === null || origin === "null") return headers.get("sec-fetch-site") === "cross-site";
  return ![url, here].some((own) => new URL(own).host === URL.parse(origin)?.host);
}

type RefusedForm = Pick<PlainPage, "club" | "language" | "styles"> & {
  readonly theme: string | undefined;
  /** The page that has the form. */
  readonly page: string;
};

/** What a fan sees whom a foreign page made send a form (403), or whose form is too long (413): that nothing came of it, and the way to the form. */
export function refusedForm(why: Why, { page, ...club }: RefusedForm): Response {
  const { open, [why]: words } = TEXTS[club.language].refused;
  return plainAnswer({ status: STATUS[why], ...club, ...words, ways: way(open, page, true) });
}
