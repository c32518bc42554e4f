const NAME = /^[a-z\d-]{1,60}$/;
const PAGE = /^[1-9]\d{0,3}$/;
const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof STARS)[number];

/** What a list of news, videos or wallpapers reads from its address: `?category=news-club&page=2`. */
export type TopicFilter = { readonly category?: string | undefined; readonly page?: number | undefined };

/**
 * Parses the query of such a list; unknown values are ignored. Returns both members, because the router keeps what a parser does not
 * mention.
 */
export function topicFilter(search: Record<string, unknown>): TopicFilter {
  const { category, page } = search;
  return {
    category: typeof category === "string" && NAME.test(category) ? category : undefined,
    page: PAGE.test(String(page)) && String(page) !== "1" ? Number(page) : undefined,
  };
}

/** What the reviews read from their address: `?stars=5`. */
export type StarFilter = { readonly stars?: Stars | undefined };

/** Parses the query of the reviews; unknown values are ignored. */
export function starFilter(search: Record<string, unknown>): StarFilter {
  return { stars: STARS.find((stars) => String(stars) === String(search["stars"])) };
}

/** A path with the chosen values as its query. */
export function withFilter(path: string, chosen: Readonly<Record<string, string | number | undefined>>): string {
  const search = new URLSearchParams(
    Object.entries(chosen).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}
