import type { App } from "../api/app.ts";
import { tariffsQuery } from "../api/queries.ts";
import { scopeOf } from "../api/scope.ts";

type Loading = { readonly context: App };

/** The prerenderer waits for the catalogue; the browser draws at once and shows where it will stand. */
export function loadCatalogue({ context }: Loading): Promise<void> | undefined {
  const loading = context.queryClient.prefetchQuery(tariffsQuery(scopeOf(context)));
  return typeof document === "undefined" ? loading : undefined;
}

/** Questions and what they are sorted by, for the prerenderer; in the browser their screen asks, so that no other page carries them. */
export async function loadQuestions({ context }: Loading): Promise<void> {
  if (!import.meta.env.SSR) return;
  const { questionsQuery, topicsQuery } = await import("../screens/faq/queries.ts");
  const scope = scopeOf(context);
  await Promise.all([context.queryClient.prefetchQuery(questionsQuery(scope)), context.queryClient.prefetchQuery(topicsQuery(scope))]);
}

/** The same for campaigns. */
export async function loadCampaigns({ context }: Loading): Promise<void> {
  if (!import.meta.env.SSR) return;
  const { campaignsQuery } = await import("../screens/campaigns/queries.ts");
  await context.queryClient.prefetchQuery(campaignsQuery(scopeOf(context)));
}

/** The same for all shops. */
export async function loadShops({ context }: Loading): Promise<void> {
  if (!import.meta.env.SSR) return;
  const { shopsQuery } = await import("../screens/shops/queries.ts");
  await context.queryClient.prefetchQuery(shopsQuery(scopeOf(context)));
}
