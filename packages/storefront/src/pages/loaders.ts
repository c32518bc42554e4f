import type { App } from "../platform/queries/app.ts";
import { packsQuery, tariffsQuery } from "../platform/queries/queries.ts";
import { scopeOf } from "../platform/queries/scope.ts";
import { type FanLoading, loadFan } from "./loaders-fan.ts";

type Loading = { readonly context: App };

/** The prerenderer waits for the catalogue; the browser draws at once and shows where it will stand. */
export function loadCatalogue({ context }: Loading): Promise<void> | undefined {
  const loading = context.queryClient.prefetchQuery(tariffsQuery(scopeOf(context)));
  return typeof document === "undefined" ? loading : undefined;
}

/** The catalogue with the packs for Türkiye, which only pages about tariffs name; for the prerenderer, as with the questions below. */
export function loadTariffs(loading: Loading): Promise<unknown> | undefined {
  const catalogue = loadCatalogue(loading);
  return import.meta.env.SSR ? Promise.all([catalogue, loadPacks(loading)]) : catalogue;
}

/** The same with every version of the sheets. */
export function loadTariff(loading: Loading): Promise<unknown> | undefined {
  const tariffs = loadTariffs(loading);
  return import.meta.env.SSR ? Promise.all([tariffs, loadSheets(loading)]) : tariffs;
}

/** The catalogue, every version of its sheets, and the packs for abroad. */
export function loadProducts(loading: Loading): Promise<unknown> | undefined {
  const catalogue = loadCatalogue(loading);
  return import.meta.env.SSR ? Promise.all([catalogue, loadSheets(loading), loadPacks(loading)]) : catalogue;
}

/** Packs for surfing where no tariff reaches; for the prerenderer. */
export async function loadPacks({ context }: Loading): Promise<void> {
  await context.queryClient.prefetchQuery(packsQuery(scopeOf(context), "roaming"));
}

async function loadSheets({ context }: Loading): Promise<void> {
  const { sheetsQuery } = await import("../features/catalogue/sheets.ts");
  await context.queryClient.prefetchQuery(sheetsQuery(scopeOf(context)));
}

/** Questions and what they are sorted by, for the prerenderer; in the browser their screen asks, so that no other page carries them. */
export async function loadQuestions({ context }: Loading): Promise<void> {
  if (!import.meta.env.SSR) return;
  const { questionsQuery, topicsQuery } = await import("../features/content/faq-queries.ts");
  const scope = scopeOf(context);
  await Promise.all([context.queryClient.prefetchQuery(questionsQuery(scope)), context.queryClient.prefetchQuery(topicsQuery(scope))]);
}

/** The same for campaigns. */
export async function loadCampaigns({ context }: Loading): Promise<void> {
  if (!import.meta.env.SSR) return;
  const { campaignsQuery } = await import("../features/content/campaign-queries.ts");
  await context.queryClient.prefetchQuery(campaignsQuery(scopeOf(context)));
}

async function loadNewCampaigns({ context }: Loading): Promise<void> {
  const { newCampaignsQuery } = await import("../features/content/campaign-queries.ts");
  await context.queryClient.prefetchQuery(newCampaignsQuery(scopeOf(context)));
}

async function loadMatches({ context }: Loading): Promise<void> {
  const { nextMatchesQuery } = await import("../features/matches/queries.ts");
  await context.queryClient.prefetchQuery(nextMatchesQuery(scopeOf(context)));
}

/** What the dashboard tells every fan alike: the matches that come next, and the pack of the day of one; for the prerenderer. */
export async function loadMatchDay(loading: Loading): Promise<void> {
  const { matchDayPackQuery } = await import("../areas/account/dashboard/match-day-pack.ts");
  const { queryClient } = loading.context;
  await Promise.all([loadMatches(loading), queryClient.prefetchQuery(matchDayPackQuery(scopeOf(loading.context)))]);
}

/** The same for giveaways, which their page goes on to ask for by itself. */
export async function loadGiveaways({ context }: Loading): Promise<void> {
  if (!import.meta.env.SSR) return;
  const { giveawaysQuery } = await import("../areas/games/giveaway/queries.ts");
  await context.queryClient.prefetchQuery(giveawaysQuery(scopeOf(context)));
}

/** The same for the survey that runs. */
export async function loadSurvey({ context }: Loading): Promise<void> {
  if (!import.meta.env.SSR) return;
  const { surveyQuery } = await import("../areas/games/survey/queries.ts");
  await context.queryClient.prefetchQuery(surveyQuery(scopeOf(context)));
}

/** The same for what is out in the network; the page that tells of it asks anew by itself. */
export async function loadOutages({ context }: Loading): Promise<void> {
  if (!import.meta.env.SSR) return;
  const { outagesQuery } = await import("../features/outages/queries/queries.ts");
  await context.queryClient.prefetchQuery(outagesQuery(scopeOf(context)));
}

/** The same for all shops. */
export async function loadShops({ context }: Loading): Promise<void> {
  if (!import.meta.env.SSR) return;
  const { shopsQuery } = await import("../areas/support/shops/queries.ts");
  await context.queryClient.prefetchQuery(shopsQuery(scopeOf(context)));
}

/** What the front page shows. In the browser only its tariffs are asked for ahead; its screen asks for the rest, which stands further down. */
export function loadHome(loading: FanLoading): Promise<unknown> | undefined {
  const catalogue = loadCatalogue(loading);
  return import.meta.env.SSR
    ? Promise.all([
        catalogue,
        loadPacks(loading),
        loadNewCampaigns(loading),
        loadMatches(loading),
        loadFan("home")(loading),
        loadFan("reviews")(loading),
      ])
    : catalogue;
}

/** The same for the providers that numbers come from. */
export async function loadDonors({ context }: Loading): Promise<void> {
  if (!import.meta.env.SSR) return;
  const { donorsQuery } = await import("../features/portings/queries.ts");
  await context.queryClient.prefetchQuery(donorsQuery(scopeOf(context)));
}
