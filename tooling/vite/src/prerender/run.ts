import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES, type Language } from "@tribun/domain";
import type { Delivery, Page, Renderer } from "@tribun/storefront/page";
import type { Wave } from "@tribun/storefront/hydration/hand-over";
import type { Club } from "../club-app.ts";
import { readSnapshot, snapshotFetch } from "../snapshot/reader.ts";
import { socialPng } from "../assets/public-files.ts";
import { sitemapOf } from "./addresses.ts";
import { unanswered } from "./answered.ts";
import { clubHead } from "./club-head.ts";
import { compressAll } from "./compress.ts";
import { policyOf } from "./csp.ts";
import { facesOf, isRare } from "./faces.ts";
import { partCss } from "./late-css.ts";
import { allStyles, assetsOf, type Manifest, readManifest } from "./manifest.ts";
import { offlineWorker } from "./offline-worker.ts";
import { type Frame, pageHtml, shellHtml } from "./page-html.ts";
import { findableHead } from "./page-head.ts";
import { documentStyles } from "./document-styles.ts";
import { expandPath } from "./paths.ts";
import { Files } from "./files.ts";
import { wholeAddresses } from "./json-ld.ts";
import { clubPicture, picturesOf } from "./pictures.ts";
import { shellBody } from "./shell-body.ts";
import { type Site, SITE_FILE } from "./site.ts";
import { type PagesIsland, wakeScript } from "./wake-script.ts";
import { ENTRY, waveOf } from "./wave.ts";

/** A path no route has: what it draws is the page for every unknown address. */
const NOWHERE = "/404";

const GTM_ID = process.env["GTM_ID"] ?? "";

/** Islands that only some pages have, by the attribute of their place. */
const ISLANDS: readonly (readonly [attribute: string, name: PagesIsland])[] = [
  ["data-hours", "opening"],
  ["data-starts", "countdown"],
  ["data-share", "share"],
  ["data-copy", "share"],
  ["data-until", "period"],
  ["data-travel", "travel"],
];

/**
 * Draws every public page in every language into `dist/client/<language>/…`, a shell for each of the others, and writes
 * `dist/site.json`, by which the server knows each page's file, status and content security policy.
 * @param tell hears after each document how many of all are drawn
 */
export async function prerenderClub(club: Club, tell: (drawn: number, all: number) => void = () => undefined): Promise<Site> {
  const client = join(club.dist, "client");
  const files = new Files(client);
  const manifest = readManifest(await files.read(".vite/manifest.json"));
  const renderer: unknown = await import(pathToFileURL(join(club.dist, "server/club-server.js")).href);
  if (!isRenderer(renderer)) throw new Error("the prerenderer's bundle does not export what it should");
  const { styles } = assetsOf(manifest, [ENTRY]);
  const sheets = await files.css(allStyles(manifest, styles));
  // The script of the first paint brings those of our own texts alone.
  const faces = facesOf(await files.css(styles.map((name) => `/${name}`))).filter(([, file]) => !isRare(file));
  const late = await files.add("late", "css", partCss(sheets).late);
  const [script, plainScript, islands, template] = await Promise.all([
    wakeScript("first-paint", { CLUB_FACES: faces, GTM_ID }),
    wakeScript("first-paint", { CLUB_FACES: faces, GTM_ID, FIELDS: false }),
    Promise.all(ISLANDS.map(async ([attribute, name]) => [attribute, await wakeScript(name, {})] as const)),
    files.read("index.html"),
  ]);
  const styleOf = documentStyles();
  const site: Site = {
    club: club.brand.name,
    origin: club.origin,
    styles: styles.map((name) => `/${name}`),
    defaultLanguage: homeOf(club).defaultLanguage,
    languages: {},
    client: {},
  };
  const found = new Set<string>();
  const draws = await Promise.all(
    LANGUAGES.map(async (language) => {
      const frame: Frame = { template, language, clubHead: clubHead(club, language), script, plainScript, late, islands };
      const draw = new Draw(club, renderer, manifest, frame, files, styleOf, found);
      return { language, draw, routes: await draw.routes() };
    }),
  );
  const all = draws.reduce((sum, { routes }) => sum + routes.static.length + routes.client.length + 1, 0);
  let drawn = 0;
  const told = <Drawn>(page: Drawn): Drawn => {
    tell((drawn += 1), all);
    return page;
  };
  for (const { language, draw, routes } of draws) {
    const pages: Site["languages"][string] = {};
    for (const path of routes.static) pages[path] = told(await draw.page(path, 200));
    pages["404"] = told(await draw.page(NOWHERE, 404));
    site.languages[language] = pages;
    const shells: Site["client"][string] = {};
    for (const route of routes.client) shells[route.path] = told(await draw.shell(route));
    site.client[language] = shells;
  }
  await files.write("sitemap.xml", sitemapOf(homeOf(club), [...found]));
  await rm(join(client, "index.html"));
  await writeFile(join(club.dist, SITE_FILE), JSON.stringify(site, null, 1));
  await files.write("sw.js", await offlineWorker(client, site));
  await compressAll(client, club.compression);
  return site;
}

const homeOf = ({ origin, settings, brand }: Club) => ({ origin, defaultLanguage: settings.defaultLanguage ?? brand.defaultLanguage });

type Saved = Site["languages"][string][string];

/** Draws one club's pages in one language. */
class Draw {
  readonly #club: Club;
  readonly #renderer: Renderer;
  readonly #manifest: Manifest;
  readonly #frame: Frame;
  readonly #files: Files;
  readonly #styleOf: (css: string, html: string) => string;
  readonly #fetch: typeof fetch;
  readonly #language: Language;
  /** Paths that search engines may keep, in whatever language. */
  readonly #found: Set<string>;
  readonly #pictures: ReturnType<typeof picturesOf>;
  #missing: string[] = [];

  constructor(
    club: Club,
    renderer: Renderer,
    manifest: Manifest,
    frame: Frame,
    files: Files,
    styleOf: (css: string, html: string) => string,
    found: Set<string>,
  ) {
    this.#club = club;
    this.#renderer = renderer;
    this.#manifest = manifest;
    this.#frame = frame;
    this.#files = files;
    this.#styleOf = styleOf;
    this.#language = frame.language;
    this.#found = found;
    const snapshot = readSnapshot(club.brand.teamId, this.#language);
    this.#pictures = picturesOf(snapshot, this.#language, club.brand);
    this.#fetch = snapshotFetch(snapshot, (call) => this.#missing.push(call));
  }

  async routes(): Promise<{ static: string[]; client: Delivery[] }> {
    const routes = await this.#renderer.listRoutes(this.#request);
    const snapshot = readSnapshot(this.#club.brand.teamId, this.#language);
    return {
      static: routes
        .flatMap(({ delivery, path }) => (delivery === "static" ? expandPath(path, snapshot, this.#club.brand) : []))
        .toSorted(),
      client: routes.filter(({ delivery }) => delivery === "client"),
    };
  }

  async page(path: string, status: 200 | 404): Promise<Saved> {
    this.#missing = [];
    const page = await this.#renderer.renderPage({ ...this.#request, path });
    const where = `${this.#club.brand.id}, ${this.#language}, ${path}`;
    if (this.#missing.length > 0) throw new Error(`${where} asks for what the snapshot lacks: ${this.#missing.join(", ")}`);
    if (page.status !== status) throw new Error(`${where} answers ${page.status} instead of ${status}`);
    const [fault] = unanswered(page.body);
    if (fault) throw new Error(`${where}: nobody answers ${fault} before React; see the storefront's README`);
    if (page.indexed) this.#found.add(path);
    const findable = { home: homeOf(this.#club), path, language: this.#language, picture: await this.#picture(path) };
    const body = wholeAddresses(page.body, this.#club.origin);
    const found = { ...page, body, head: page.head + findableHead(page, findable) };
    return this.#save(path, page, (wave, css) => pageHtml(this.#frame, found, wave, css, path.split("?")[1]), page.body);
  }

  /** Name of the picture beside a link to this page; draws it where it is the page's own. */
  async #picture(path: string): Promise<string> {
    const own = this.#pictures.get(path);
    if (!own) return clubPicture(this.#language);
    await this.#files.write(own.name, socialPng(this.#club.brand, this.#club.tokens, own.card));
    return own.name;
  }

  async shell(route: Delivery): Promise<Saved> {
    const { brand } = this.#club;
    const body = shellBody(brand, this.#language, route.path);
    return this.#save(`/shell${route.path}`, route, (wave, css) => shellHtml(this.#frame, route.title, body, wave, css), body);
  }

  async #save(
    path: string,
    page: Pick<Page, "alone" | "modules" | "state"> & Partial<Pick<Page, "tellsMatches">>,
    html: (wave: Wave, css: string) => string,
    body: string,
  ): Promise<Saved> {
    const { wave, file, styles } = waveOf(this.#manifest, page);
    await this.#files.write(file.name, file.text);
    const css = this.#styleOf(await this.#files.css(styles), `<html><body><main>${body}`);
    const text = html(wave, css);
    const { pathname, search } = new URL(path, "https://here.invalid");
    const name = `${this.#language}${pathname.replace(/\/$/, "")}/${search.slice(1) || "index"}.html`;
    await this.#files.write(name, text);
    return {
      file: name,
      policy: policyOf(text, { tags: GTM_ID !== "" }),
      wave,
      ...(page.tellsMatches && { tellsMatches: true }),
    };
  }

  get #request() {
    return { brand: this.#club.brand, language: this.#language, fetch: this.#fetch };
  }
}

/** True for the prerenderer's bundle. */
export function isRenderer(module: unknown): module is Renderer {
  return typeof module === "object" && module !== null && "renderPage" in module && "listRoutes" in module;
}
