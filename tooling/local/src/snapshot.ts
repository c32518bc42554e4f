import { mkdir, readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { games, rewards } from "@tribun/api-client/calls/games";
import {
  campaigns,
  campaignsNew,
  categories,
  clubShare,
  contract,
  distributors,
  mediaContent,
  mediaContents,
  mediaNews,
  mnpProviders,
  options,
  productPlans,
  productSheets,
  surveyDetail,
  tariffs,
  videos,
  videosNew,
  wallpapers,
} from "@tribun/api-client/contract";
import type { Brand } from "@tribun/brand-contract";
import { LANGUAGE_CODE, LANGUAGES, type Language } from "@tribun/domain";
import { createTestOperator, SEED_BRANDS, type TestOperator } from "@tribun/operator/testing";
import { SHARED_FILE, type Snapshot, snapshotFile } from "@tribun/vite-club/snapshot";

/** A snapshot file and its current content. */
export type Taken = { readonly file: URL; readonly fresh: string };

/**
 * Fetches the answers of a freshly seeded operator, for every club in every language.
 * @param clubs the ids of the clubs; all of them by default
 */
export async function takeSnapshots(clubs = SEED_BRANDS.map(({ brand }) => brand.id)): Promise<Taken[]> {
  const operator = await createTestOperator();
  try {
    const chosen = SEED_BRANDS.flatMap(({ brand }) => (clubs.includes(brand.id) ? [brand] : []));
    const wanted = chosen.flatMap((brand) => LANGUAGES.map((language) => ({ brand, language })));
    const own = await Promise.all(
      wanted.map(async ({ brand, language }) => ({ file: snapshotFile(brand.id, language), fresh: await take(operator, brand, language) })),
    );
    return [{ file: SHARED_FILE, fresh: await takeShared(operator) }, ...own];
  } finally {
    await operator.stop();
  }
}

async function take(operator: TestOperator, { teamId: team, events }: Brand, language: Language): Promise<string> {
  const reader = { team, language: LANGUAGE_CODE[language] };
  // The answers that public pages are rendered with, by path and query.
  const snapshot: Snapshot = {
    [tariffs.path]: await operator.call(tariffs, {}, reader),
    [productSheets.path]: await operator.call(productSheets, {}, reader),
    [options.path]: await operator.call(options, {}, reader),
    [`${options.path}?tag=roaming`]: await operator.call(options, { query: { tag: "roaming" } }, reader),
    [productPlans.path]: await operator.call(productPlans, {}, reader),
    [`${mediaContents.path}?type=faq`]: await operator.call(mediaContents, { query: { type: "faq" } }, reader),
    [`${categories.path}?scope=faq`]: await operator.call(categories, { query: { scope: "faq" } }, reader),
    [mnpProviders.path]: await operator.call(mnpProviders, {}, reader),
    [campaigns.path]: await operator.call(campaigns, {}, reader),
    [campaignsNew.path]: await operator.call(campaignsNew, {}, reader),
    [contract.giveaways.path]: await operator.call(contract.giveaways, {}, reader),
    [mediaNews.path]: await operator.call(mediaNews, {}, reader),
    [`${mediaContents.path}?type=review`]: await operator.call(mediaContents, { query: { type: "review" } }, reader),
    [videos.path]: await operator.call(videos, {}, reader),
    [videosNew.path]: await operator.call(videosNew, {}, reader),
    [wallpapers.path]: await operator.call(wallpapers, {}, reader),
    [`${contract.matches.path}?show=next`]: await operator.call(contract.matches, { query: { show: "next" } }, reader),
    [contract.outages.path]: await operator.call(contract.outages, {}, reader),
    [games.path]: await operator.call(games, {}, reader),
    [rewards.path]: await operator.call(rewards, {}, reader),
    [surveyDetail.path.replace("{id}", "current")]: await operator.call(surveyDetail, { params: { id: "current" } }, reader),
  };
  for (const { match } of events) {
    if (match === undefined) continue;
    const query = { id: match };
    snapshot[`${contract.matches.path}?id=${match}`] = await operator.call(contract.matches, { query }, reader);
  }
  if (operator.deps.teams.get(team)?.share) snapshot[clubShare.path] = await operator.call(clubShare, {}, reader);
  for (const scope of ["news", "video", "wallpaper"] as const) {
    snapshot[`${categories.path}?scope=${scope}`] = await operator.call(categories, { query: { scope } }, reader);
  }
  for (const { id } of await operator.call(categories, { query: { scope: "news" } }, reader)) {
    const query = { type: "news", categoryId: id } as const;
    snapshot[`${mediaContents.path}?${new URLSearchParams(query).toString()}`] = await operator.call(mediaContents, { query }, reader);
  }
  for (const { id } of await operator.call(mediaContents, { query: { type: "page" } }, reader)) {
    snapshot[mediaContent.path.replace("{id}", id)] = await operator.call(mediaContent, { params: { id } }, reader);
  }
  return `${JSON.stringify(snapshot, null, 1)}\n`;
}

/** One shop per line, so that a diff shows which shop changed. */
async function takeShared(operator: TestOperator): Promise<string> {
  const shops = await operator.call(distributors, {}, { team: 1, language: LANGUAGE_CODE.de });
  return `{"${distributors.path}":[\n${shops.map((shop) => JSON.stringify(shop)).join(",\n")}\n]}\n`;
}

/** Reads a stored snapshot. Empty when there is none. */
export function readKept(file: URL): Promise<string> {
  return readFile(file, "utf8").catch(() => "");
}

/** Stores a snapshot, and says whether it is another than before. */
export async function keep({ file, fresh }: Taken): Promise<boolean> {
  if ((await readKept(file)) === fresh) return false;
  await mkdir(new URL(".", file), { recursive: true });
  await writeFile(file, fresh);
  return true;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const clubs = process.argv.slice(2);
  for (const taken of await takeSnapshots(clubs.length > 0 ? clubs : undefined)) {
    console.log(`${(await keep(taken)) ? "written" : "as it was"}: ${taken.file.pathname.split("/").slice(-3).join("/")}`);
  }
}
