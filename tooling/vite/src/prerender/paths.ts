import { campaigns, categories, distributors, mediaNews, tariffs, videos, wallpapers } from "@tribun/api-client/contract";
import type { Brand } from "@tribun/brand-contract";
import { offeredTariffs } from "@tribun/storefront/brand";
import { VOLUMES } from "@tribun/storefront/tariff-filter";
import { queryOf } from "@tribun/storefront/hydration/hand-over";
import * as v from "valibot";
import type { Snapshot } from "../snapshot/reader.ts";

/** What the list on a path is sorted by, as a scope of categories. */
const TOPICS: Readonly<Record<string, "news" | "video" | "wallpaper">> = {
  "/fan/news": "news",
  "/fan/videos": "video",
  "/fan/wallpapers": "wallpaper",
};

/**
 * All addresses of a static route: its own, one for each thing the catalogue holds, and one for each filter that a fan can choose, so
 * that it can be chosen without any script. Throws for parameters nobody can list.
 */
export function expandPath(path: string, snapshot: Snapshot, brand: Pick<Brand, "events" | "capabilities">): string[] {
  const catalogue = () => offeredTariffs(brand, v.parse(tariffs.payload, snapshot[tariffs.path]));
  if (path === "/tarife") {
    const types = [...new Set(catalogue().map(({ type }) => `type=${type}`))];
    const choices = [
      ["", ...types],
      ["", "term=12"],
      ["", "compare=all"],
    ];
    const queries = choices.reduce((made, choice) => made.flatMap((some) => choice.map((one) => `${some}&${one}`)), [""]);
    // By volume as cards alone: what a comparison shows is told by its own table, and with it there would be a hundred documents of one page.
    const volumes = VOLUMES.flatMap((gb) => ["", ...types].flatMap((type) => ["", "term=12"].map((term) => `${type}&gb=${gb}&${term}`)));
    return [...queries, ...volumes].map((query) => path + queryOf(query));
  }
  // A form that a link opens at a subject, readable and sendable as drawn.
  if (path === "/support") return [path, "/support?topic=callback", "/support?topic=fault"];
  if (path === "/auth/corporate-register") return [path, "/auth/corporate-register?kind=dealer"];
  if (path === "/support/shops") {
    const regions = new Set(v.parse(distributors.payload, snapshot[distributors.path]).map(({ postalCode }) => postalCode.slice(0, 1)));
    return [path, ...[...regions].map((region) => `${path}?region=${region}`)];
  }
  const sorted = TOPICS[path];
  if (sorted) {
    const topics = v.parse(categories.payload, snapshot[`${categories.path}?scope=${sorted}`]);
    return [path, ...topics.map(({ id }) => `${path}?category=${id}`)];
  }
  if (path === "/fan/reviews") return [path, ...[1, 2, 3, 4, 5].map((stars) => `${path}?stars=${stars}`)];
  if (!path.includes("$")) return [path];
  if (path === "/tarife/$type/$slug") return catalogue().map(({ type, slug }) => `/tarife/${type}/${slug}`);
  if (path === "/campaigns/$id") return v.parse(campaigns.payload, snapshot[campaigns.path]).map(({ id }) => `/campaigns/${id}`);
  if (path === "/fan/news/$id") return v.parse(mediaNews.payload, snapshot[mediaNews.path]).map(({ id }) => `/fan/news/${id}`);
  if (path === "/fan/videos/$id") return v.parse(videos.payload, snapshot[videos.path]).map(({ id }) => `/fan/videos/${id}`);
  if (path === "/fan/wallpapers/$id")
    return v.parse(wallpapers.payload, snapshot[wallpapers.path]).map(({ id }) => `/fan/wallpapers/${id}`);
  if (path === "/event/$slug") return brand.events.map(({ slug }) => `/event/${slug}`);
  throw new Error(`nobody knows the paths of the static route ${path}: list them here, or deliver it as "client"`);
}
