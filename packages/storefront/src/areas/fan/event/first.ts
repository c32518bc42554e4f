import { eventMatchesQuery, mediaQuery } from "../../../features/content/fan-queries.ts";
import type { FetchFirst } from "../../../platform/page/page.ts";

export const fetchFirst: FetchFirst = (client, scope, { params }) => {
  const { events } = scope.brand;
  const story = events.find(({ slug }) => slug === params["slug"])?.story;
  return [
    client.prefetchQuery(eventMatchesQuery(scope, events)),
    ...(story === undefined ? [] : [client.prefetchQuery(mediaQuery(scope, story))]),
  ];
};
