import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Language, LANGUAGES } from "@tribun/domain";
import { isClubRenderer } from "@tribun/site-server";
import {
  allStyles,
  assetsOf,
  compressAll,
  Documents,
  type Drawn,
  ENTRY,
  facesOf,
  type Frame,
  isRare,
  type Kit,
  KIT_FILE,
  partCss,
  readManifest,
  type Site,
  SITE_FILE,
  sitemapOf,
  unanswered,
} from "@tribun/site-server/documents";
import type { Club } from "../club.ts";
import { readSnapshot, snapshotFetch } from "../snapshot.ts";
import { socialPng } from "../assets/public-files.ts";
import { clubHead } from "./club-head.ts";
import { Files } from "./files.ts";
import { offlineWorker } from "./offline-worker.ts";
import { picturesOf } from "./pictures.ts";
import { type PagesIsland, inlineScript } from "./inline-script.ts";

/** A path without a route. It renders the page for every unknown address. */
const NOWHERE = "/404";

const GTM_ID = process.env["GTM_ID"] ?? "";

/** Islands that only some pages have, by the attribute that marks their place. */
const ISLANDS: readonly (readonly [attribute: string, name: PagesIsland])[] = [
  ["data-hours", "opening"],
  ["data-starts", "countdown"],
  ["data-share", "share"],
  ["data-copy", "share"],
  ["data-until", "period"],
  ["data-travel", "travel"],
];

/**
 * Renders every public page in every language into `dist/client/<language>/…`, and a shell for each other page. Writes `dist/site.json`
 * with each page's file, content security policy, budget and hydration payload, and `dist/documents.json`, with which the server renders a
 * page again.
 * @param tell receives the number of rendered documents and of all, after each document
 */
export async function prerenderClub(club: Club, tell: (drawn: number, all: number) => void = () => undefined): Promise<Site> {
  const client = join(club.dist, "client");
  const files = new Files(client);
  const renderer: unknown = await import(pathToFileURL(join(club.dist, "server/club-server.js")).href);
  if (!isClubRenderer(renderer)) throw new Error("the prerenderer's bundle does not export what it should");
  const kit = await makeKit(club, files);
  const documents = new Documents(kit, renderer, (name) => files.read(name));
  const { styles } = assetsOf(kit.manifest, [ENTRY]);
  const site: Site = {
    club: club.brand.name,
    origin: club.origin,
    styles: styles.map((name) => `/${name}`),
    defaultLanguage: kit.defaultLanguage,
    languages: {},
    client: {},
  };
  const listed = await renderer.listPages({
    brand: club.brand,
    language: kit.defaultLanguage,
    fetch: snapshotOf(club, kit.defaultLanguage).fetch,
  });
  const all = LANGUAGES.length * (listed.addresses.length + listed.shells.length + 1);
  let count = 0;
  for (const language of LANGUAGES) {
    const snapshot = snapshotOf(club, language);
    const save = async (path: string, name: string, draw: () => Promise<Drawn>, status: Drawn["status"] = 200) => {
      const drawn = await draw();
      const missing = snapshot.missing.splice(0);
      // A shell for one item, such as a pack, fetches it without knowing its id, so the snapshot cannot contain the answer.
      check(`${club.brand.id}, ${language}, ${path}`, drawn, status, path.includes("$") ? [] : missing);
      const file = `${language}${name}.html`;
      await files.write(file, drawn.html);
      await files.write(drawn.state.name, drawn.state.text);
      tell((count += 1), all);
      return [path, { file, policy: drawn.policy, budget: drawn.budget, payload: drawn.payload }] as const;
    };
    const pages: [string, Site["languages"][string][string]][] = [];
    const drawing = { language, fetch: snapshot.fetch };
    for (const path of listed.addresses) pages.push([...(await save(path, fileOf(path), () => documents.page({ ...drawing, path })))]);
    pages.push([...(await save("404", fileOf(NOWHERE), () => documents.page({ ...drawing, path: NOWHERE }), 404))]);
    site.languages[language] = Object.fromEntries(pages);
    const shells: typeof pages = [];
    for (const path of listed.shells)
      shells.push([...(await save(path, `/shell${fileOf(path)}`, () => documents.shell({ ...drawing, path })))]);
    site.client[language] = Object.fromEntries(shells);
  }
  await files.write("sitemap.xml", sitemapOf(kit, listed.found));
  await rm(join(client, "index.html"));
  await writeFile(join(club.dist, SITE_FILE), JSON.stringify(site, null, 1));
  await writeFile(join(club.dist, KIT_FILE), JSON.stringify(kit));
  await files.write("sw.js", await offlineWorker(client, site));
  await compressAll(client, club.compression);
  return site;
}

/** File name of the document of an address, relative to the folder of its language. */
function fileOf(path: string): string {
  const [pathname = "", search = ""] = path.split("?");
  return `${pathname.replace(/\/$/, "")}/${search || "index"}`;
}

/**
 * Checks a document before it is written.
 * @throws when its page lacks an answer, has another status, or contains a control that nothing answers before hydration
 */
function check(where: string, { body, status }: Drawn, wanted: Drawn["status"], missing: readonly string[]): void {
  if (missing.length > 0) throw new Error(`${where} asks for what the snapshot lacks: ${missing.join(", ")}`);
  if (status !== wanted) throw new Error(`${where} answers ${status} instead of ${wanted}`);
  const [fault] = unanswered(body);
  if (fault) throw new Error(`${where}: nothing answers ${fault} before React does`);
}

/** Answers the operator's calls from a club's snapshot, and collects the calls that it lacks. */
function snapshotOf({ brand }: Club, language: Language) {
  const missing: string[] = [];
  return { missing, fetch: snapshotFetch(readSnapshot(brand.id, language), (call) => missing.push(call)) };
}

/** Creates what documents need besides React's markup, and writes the files that they name. */
async function makeKit(club: Club, files: Files): Promise<Kit> {
  const manifest = readManifest(await files.read(".vite/manifest.json"));
  const { styles } = assetsOf(manifest, [ENTRY]);
  const read = async (addresses: readonly string[]) =>
    (await Promise.all(addresses.map((address) => files.read(address.slice(1))))).join("");
  // The script of the first paint loads only the faces of our own texts, not the rare ones.
  const faces = facesOf(await read(styles.map((name) => `/${name}`))).filter(([, file]) => !isRare(file));
  const [late, script, plainScript, islands, template] = await Promise.all([
    files.add("late", "css", partCss(await read(allStyles(manifest, styles))).late),
    inlineScript("first-paint", { CLUB_FACES: faces, GTM_ID }),
    inlineScript("first-paint", { CLUB_FACES: faces, GTM_ID, FIELDS: false }),
    Promise.all(ISLANDS.map(async ([attribute, name]) => [attribute, await inlineScript(name, {})] as const)),
    files.read("index.html"),
  ]);
  const frameOf = (language: Language): Frame => ({
    ...{ template, language, script, plainScript, late, islands },
    clubHead: clubHead(club, language),
  });
  const pictures = async (language: Language) => {
    const own = picturesOf(readSnapshot(club.brand.id, language), language, club.brand);
    const named = [...own].map(async ([path, { name, card }]) => {
      await files.write(name, socialPng(club.brand, club.tokens, card));
      return [path, name] as const;
    });
    return Object.fromEntries(await Promise.all(named));
  };
  return {
    origin: club.origin,
    defaultLanguage: club.settings.defaultLanguage ?? club.brand.defaultLanguage,
    tags: GTM_ID !== "",
    manifest,
    frames: { de: frameOf("de"), tr: frameOf("tr") },
    pictures: { de: await pictures("de"), tr: await pictures("tr") },
  };
}
