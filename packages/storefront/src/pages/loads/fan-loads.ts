import type { App } from "../../platform/queries/app.ts";
import { scopeOf } from "../../platform/queries/scope.ts";
import { topicFilter } from "../../features/content/search/fan-filter.ts";
import type { FanLoading, FanPage } from "../loaders-fan.ts";
import { clubShareQuery } from "../../features/club-share/queries.ts";
import { gamesQuery, rewardsQuery } from "../../features/games/queries.ts";
import {
  categoriesQuery,
  eventMatchesQuery,
  latestNewsQuery,
  latestVideosQuery,
  mediaQuery,
  newsQuery,
  reviewsQuery,
  videosQuery,
  wallpapersQuery,
} from "../../features/content/fan-queries.ts";

type Client = App["queryClient"];

/** Asks the operator for all that a page is drawn with. */
export async function loadFanPage(page: FanPage, { context, location }: FanLoading): Promise<void> {
  const { queryClient } = context;
  const scope = scopeOf(context);
  const story = context.brand.events.find(({ slug }) => location.pathname.endsWith(`/${slug}`))?.story;
  const events = (client: Client) => client.prefetchQuery(eventMatchesQuery(scope, context.brand.events));
  const topics = (sorted: Parameters<typeof categoriesQuery>[1]) => queryClient.prefetchQuery(categoriesQuery(scope, sorted));
  const wanted: Readonly<Record<FanPage, (client: Client) => readonly Promise<void>[]>> = {
    home: (client) => [client.prefetchQuery(latestNewsQuery(scope)), client.prefetchQuery(latestVideosQuery(scope))],
    index: (client) => [...wanted.home(client), events(client)],
    news: (client) => [client.prefetchQuery(newsQuery(scope, topicFilter({ ...location.search }))), topics("news")],
    newsDetail: (client) => [client.prefetchQuery(latestNewsQuery(scope)), topics("news")],
    videos: (client) => [client.prefetchQuery(videosQuery(scope)), topics("video")],
    reviews: (client) => [client.prefetchQuery(reviewsQuery(scope))],
    wallpapers: (client) => [client.prefetchQuery(wallpapersQuery(scope)), topics("wallpaper")],
    games: (client) => [client.prefetchQuery(gamesQuery(scope)), client.prefetchQuery(rewardsQuery(scope))],
    academy: (client) => [client.prefetchQuery(clubShareQuery(scope))],
    event: (client) => [...(story === undefined ? [] : [client.prefetchQuery(mediaQuery(scope, story))]), events(client)],
  };
  await Promise.all(wanted[page](queryClient));
}
