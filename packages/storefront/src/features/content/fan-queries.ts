import { ApiError } from "@tribun/api-client";
import type { FanEvent } from "@tribun/brand-contract";
import { MINUTE_MS } from "@tribun/domain";
import { queryOptions } from "@tanstack/react-query";
import type { ApiScope } from "../../platform/app/use-app.tsx";

const CONTENT_MS = 5 * MINUTE_MS;
/** How many contents and videos the operator returns at once. */
export const MEDIA_PAGE = 20;
const VIDEO_PAGE = 12;
/** The most pages that `wholeList` reads. */
const MOST_PAGES = 20;

/** Which news a list shows. */
export type NewsFilter = { readonly category?: string | undefined; readonly page?: number | undefined };

/** Query for one page of the news of a category or of all, newest first; empty beyond the last. Page 1 of all is the latest news. */
export const newsQuery = ({ api, language }: ApiScope, { category, page = 1 }: NewsFilter) =>
  queryOptions({
    queryKey: ["public", language, "news", category ?? "", page],
    queryFn: async ({ signal }) => {
      const { mediaContents, mediaNews } = await import("@tribun/api-client/calls/content");
      if (category === undefined && page === 1) return api(mediaNews, { signal });
      const query = { type: "news" as const, ...(category && { categoryId: category }), ...(page > 1 && { page: String(page) }) };
      return api(mediaContents, { query, signal });
    },
    staleTime: CONTENT_MS,
  });

/** Query for the latest news, at most twenty. */
export const latestNewsQuery = (scope: ApiScope) => newsQuery(scope, {});

/** Query for one news, review or page by its id; fails with 1015 when there is none. */
export const mediaQuery = ({ api, language }: ApiScope, id: string) =>
  queryOptions({
    queryKey: ["public", language, "media", id],
    queryFn: async ({ signal }) => {
      const { mediaContent } = await import("@tribun/api-client/calls/content");
      return api(mediaContent, { params: { id }, signal });
    },
    staleTime: CONTENT_MS,
  });

/** Query for the categories of news, videos or wallpapers. */
export const categoriesQuery = ({ api, language }: ApiScope, sorted: "news" | "video" | "wallpaper") =>
  queryOptions({
    queryKey: ["public", language, "categories", sorted],
    queryFn: async ({ signal }) => {
      const { categories } = await import("@tribun/api-client/calls/content");
      return api(categories, { query: { scope: sorted }, signal });
    },
    staleTime: CONTENT_MS,
  });

/** Query for all reviews, newest first; their average needs all of them, not only the first page. */
export const reviewsQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "reviews"],
    queryFn: async ({ signal }) => {
      const { mediaContents } = await import("@tribun/api-client/calls/content");
      return wholeList(MEDIA_PAGE, (page) => api(mediaContents, { query: { type: "review", ...page }, signal }));
    },
    staleTime: CONTENT_MS,
  });

/** Query for all videos, newest first; empty when there is none (1015). */
export const videosQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "videos"],
    queryFn: async ({ signal }) => {
      const { videos } = await import("@tribun/api-client/calls/content");
      return wholeList(VIDEO_PAGE, (page) => orNone(api(videos, { query: page, signal })));
    },
    staleTime: CONTENT_MS,
  });

/** Query for the latest videos, at most six; empty when there is none (1015). */
export const latestVideosQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "latest-videos"],
    queryFn: async ({ signal }) => {
      const { videosNew } = await import("@tribun/api-client/calls/content");
      return orNone(api(videosNew, { signal }));
    },
    staleTime: CONTENT_MS,
  });

/** Query for the matches of the club's events, without those that the operator does not know. */
export const eventMatchesQuery = ({ api, language }: ApiScope, events: readonly FanEvent[]) =>
  queryOptions({
    queryKey: ["public", language, "matches", "events"],
    queryFn: async ({ signal }) => {
      const { matches } = await import("@tribun/api-client/calls/matches");
      const ids = events.flatMap(({ match }) => match ?? []);
      return (await Promise.all(ids.map((id) => api(matches, { query: { id }, signal })))).flat();
    },
    staleTime: CONTENT_MS,
  });

/** Query for all wallpapers, in the editors' order. */
export const wallpapersQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "wallpapers"],
    queryFn: async ({ signal }) => {
      const { wallpapers } = await import("@tribun/api-client/calls/content");
      return api(wallpapers, { signal });
    },
    staleTime: CONTENT_MS,
  });

/** Query for one wallpaper with its sizes; fails with 1042 when there is none. */
export const wallpaperQuery = ({ api, language }: ApiScope, id: string) =>
  queryOptions({
    queryKey: ["public", language, "wallpaper", id],
    queryFn: async ({ signal }) => {
      const { wallpaperDetail } = await import("@tribun/api-client/calls/content");
      return api(wallpaperDetail, { params: { id }, signal });
    },
    staleTime: CONTENT_MS,
  });

/** Reads page after page until one is not full, at most `MOST_PAGES`. */
async function wholeList<T>(size: number, read: (page: { readonly page?: string }) => Promise<readonly T[]>): Promise<readonly T[]> {
  const all: T[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const items = await read(page > 1 ? { page: String(page) } : {});
    all.push(...items);
    if (items.length < size) break;
  }
  return all;
}

/** Turns the error 1015 (there is none) into an empty list. */
async function orNone<T>(answer: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await answer;
  } catch (error) {
    if (isUnknown(error, "1015")) return [];
    throw error;
  }
}

/** True when the operator answers with this code, which says that there is no such thing. */
export function isUnknown(error: unknown, code: "1015" | "1042"): boolean {
  return error instanceof ApiError && error.code === code;
}
