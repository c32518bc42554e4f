import { giveaways } from "@tribun/api-client/calls/giveaways";
import { answerNoScript } from "../../../platform/forms/no-script/answer.tsx";
import { definePage, type FetchFirst } from "../../../platform/page/page.ts";
import { giveawaysKey } from "./giveaways-key.ts";

// Only the prerenderer fetches these answers, because a standalone form has no queries.
const fetchFirst: FetchFirst = (client, { api, language }) => [
  client.prefetchQuery({ queryKey: giveawaysKey(language), queryFn: ({ signal }) => api(giveaways, { signal }) }),
];

const TEXTS = ["giveaway", "forms", "errors", "validation"] as const;

const entry = <const P extends string>(path: P) =>
  definePage({
    path,
    title: "giveaway",
    drawn: "everybody",
    budget: "campaign",
    standalone: "giveaway",
    load: () => import("./giveaway.tsx"),
    screen: "Giveaway",
    ...(import.meta.env.SSR && { fetchFirst }),
    ...(import.meta.env.SSR && { noScript: async () => [answerNoScript((await import("./entry.ts")).entry)] }),
    texts: TEXTS,
  });

/** Target of the mail's link, which the operator writes. */
const result = <const P extends string>(path: P) =>
  definePage({
    path,
    title: "giveawayResult",
    drawn: "everybody",
    budget: "campaign",
    standalone: "giveawayResult",
    indexed: false,
    load: () => import("./giveaway.tsx"),
    screen: "GiveawayResult",
    ...(import.meta.env.SSR && { noScript: async () => [(await import("./answer-entry.ts")).confirmEntry] }),
    texts: TEXTS,
  });

export const giveaway = entry("/giveaway");
export const shopGiveaway = entry("/giveawayfenerium");
export const giveawayResult = result("/giveaway-result");
export const shopGiveawayResult = result("/giveawayfenerium-result");
