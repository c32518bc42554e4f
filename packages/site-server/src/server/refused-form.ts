import { type PlainPage, plainAnswer, way, TEXTS } from "./plain-page.ts";

type Why = "foreign" | "long";
const STATUS = { foreign: 403, long: 413 } as const;
/**
 * True for a form that the browser sent from a page of another host. Compares hosts only, because a proxy that ends TLS may stand in front.
 * A browser that sends neither `Origin` nor `Sec-Fetch-Site` is too old to check, and is trusted.
 * @param here origin of the club, as its documents name it
 */
export function isForeign({ url, headers }: Request, here: string): boolean {
  const origin = headers.get("origin");
  if (origin === null || origin === "null") return headers.get("sec-fetch-site") === "cross-site";
  return ![url, here].some((own) => new URL(own).host === URL.parse(origin)?.host);
}

type RefusedForm = Pick<PlainPage, "club" | "language" | "styles"> & {
  readonly theme: string | undefined;
  /** Path of the page that has the form. */
  readonly page: string;
};

/** Answers a form that a foreign page sent (403) or that is too long (413): it says that nothing was done and links to the form. */
export function refusedForm(why: Why, { page, ...club }: RefusedForm): Response {
  const { open, [why]: words } = TEXTS[club.language].refused;
  return plainAnswer({ status: STATUS[why], ...club, ...words, ways: way(open, page, true) });
}
