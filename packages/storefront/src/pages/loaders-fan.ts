import type { App } from "../platform/queries/app.ts";

/** Pages for fans, by what they are drawn with. */
export type FanPage = "academy" | "event" | "games" | "home" | "index" | "news" | "newsDetail" | "reviews" | "videos" | "wallpapers";

/** What a route tells its loader. */
export type FanLoading = { readonly context: App; readonly location: { readonly pathname: string; readonly search: object } };

/** For the prerenderer: in the browser the screens ask, so that no other page carries their queries. */
export const loadFan =
  (page: FanPage) =>
  async (loading: FanLoading): Promise<void> => {
    if (!import.meta.env.SSR) return;
    const { loadFanPage } = await import("./loads/fan-loads.ts");
    await loadFanPage(page, loading);
  };
