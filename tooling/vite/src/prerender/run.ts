import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES, type Language } from "@tribun/domain";
import type { Renderer } from "@tribun/storefront/page";
import { CLIENT_CHUNK } from "../chunks.ts";
import type { Club } from "../club-app.ts";
import { readSnapshot, snapshotFetch } from "../snapshot/reader.ts";
import { clubHead } from "./club-head.ts";
import { compressAll } from "./compress.ts";
import { policyOf } from "./csp.ts";
import { assetsOf, type Manifest, readManifest } from "./manifest.ts";
import { type Frame, pageHtml, shellHtml } from "./page-html.ts";
import { expandPath } from "./paths.ts";
import { shellBody } from "./shell-body.ts";
import { type Site, SITE_FILE } from "./site.ts";

/** Where texts live, as the manifest names it from an app. */
const TEXTS = ["../../packages/i18n/src/messages", "../../packages/legal-texts/src"];
/** A path no route has: what it draws is the page for every unknown address. */
const NOWHERE = "/404";

/**
 * Draws every public page in every language into `dist/client/<language>/…`, an empty shell for the others, and writes
 * `dist/site.json`, by which the server knows each page's file, status and content security policy.
 */
export async function prerenderClub(club: Club): Promise<Site> {
  const client = join(club.dist, "client");
  const [template, manifestText] = await Promise.all([
    readFile(join(client, "index.html"), "utf8"),
    readFile(join(client, ".vite/manifest.json"), "utf8"),
  ]);
  const manifest = readManifest(manifestText);
  const renderer: unknown = await import(pathToFileURL(join(club.dist, "server/club-server.js")).href);
  if (!isRenderer(renderer)) throw new Error("the prerenderer's bundle does not export what it should");
  const site: Site = {
    club: club.brand.name,
    languages: {},
    client: {},
    clientScripts: clientScriptsOf(manifest),
    defaultLanguage: club.settings.defaultLanguage ?? club.brand.defaultLanguage,
  };
  for (const language of LANGUAGES) {
    const draw = new Draw(club, renderer, manifest, template, language);
    const pages: Site["languages"][string] = {};
    const save = async (path: string, file: string, html: string) => {
      const name = `${language}/${file}`;
      await mkdir(dirname(join(client, name)), { recursive: true });
      await writeFile(join(client, name), html);
      pages[path] = { file: name, policy: policyOf(html, { tags: Boolean(process.env["GTM_ID"]) }) };
    };
    const routes = await draw.routes();
    for (const path of routes.static)
      await save(path, path === "/" ? "index.html" : `${path.slice(1)}/index.html`, await draw.page(path, 200));
    await save("404", "404.html", await draw.page(NOWHERE, 404));
    await save("shell", "shell.html", draw.shell());
    site.languages[language] = pages;
    site.client[language] = routes.client;
  }
  await rm(join(client, "index.html"));
  await writeFile(join(club.dist, SITE_FILE), JSON.stringify(site, null, 1));
  await compressAll(client);
  return site;
}

/** Draws one club's pages in one language. */
class Draw {
  readonly #club: Club;
  readonly #renderer: Renderer;
  readonly #manifest: Manifest;
  readonly #language: Language;
  readonly #frame: Frame;
  readonly #fetch: typeof fetch;
  #missing: string[] = [];

  constructor(club: Club, renderer: Renderer, manifest: Manifest, template: string, language: Language) {
    this.#club = club;
    this.#renderer = renderer;
    this.#manifest = manifest;
    this.#language = language;
    this.#frame = { template, language, clubHead: clubHead(club, language), fonts: fontsOf(manifest) };
    this.#fetch = snapshotFetch(readSnapshot(club.brand.teamId, language), (call) => this.#missing.push(call));
  }

  async routes(): Promise<{ static: string[]; client: Site["client"][string] }> {
    const routes = await this.#renderer.listRoutes(this.#request);
    const drawn = routes.filter(({ delivery }) => delivery === "static").map(({ path }) => expandPath(path, this.#snapshot()));
    const inBrowser = routes.filter(({ delivery }) => delivery === "client");
    return {
      static: drawn.flat().sort(),
      client: Object.fromEntries(inBrowser.map(({ path, modules, texts }) => [path, this.#assets(modules, texts)])),
    };
  }

  async page(path: string, status: 200 | 404): Promise<string> {
    this.#missing = [];
    const page = await this.#renderer.renderPage({ ...this.#request, path });
    const where = `${this.#club.brand.id}, ${this.#language}, ${path}`;
    if (this.#missing.length > 0) throw new Error(`${where} asks for what the snapshot lacks: ${this.#missing.join(", ")}`);
    if (page.status !== status) throw new Error(`${where} answers ${page.status} instead of ${status}`);
    return pageHtml(this.#frame, page, this.#assets(page.modules, page.texts));
  }

  shell(): string {
    const { brand } = this.#club;
    return shellHtml(this.#frame, brand.name, shellBody(brand, this.#language), this.#assets([], ["common", "shell"]));
  }

  get #request() {
    return { brand: this.#club.brand, language: this.#language, fetch: this.#fetch };
  }

  #snapshot() {
    return readSnapshot(this.#club.brand.teamId, this.#language);
  }

  #assets(modules: readonly string[], texts: readonly string[]) {
    return assetsOf(
      this.#manifest,
      modules,
      texts.map((name) => this.#textFile(name)),
    );
  }

  /** The file of a text, whatever its kind: JSON for namespaces, Markdown for documents. */
  #textFile(name: string): string {
    const files = TEXTS.map((folder) => `${folder}/${this.#language}/${name}.`);
    const found = Object.keys(this.#manifest).find((key) => files.some((file) => key.startsWith(file)));
    if (!found) throw new Error(`no text ${this.#language}/${name} in the build's manifest`);
    return found;
  }
}

/** The operator's client, wherever the bundler put it. */
function clientScriptsOf(manifest: Manifest): string[] {
  const keys = Object.keys(manifest).filter(
    (key) => manifest[key]?.name === CLIENT_CHUNK || key.endsWith("/api-client/src/client/http.ts"),
  );
  if (keys.length === 0) throw new Error("the build has no chunk for the operator's client");
  return assetsOf(manifest, keys).scripts;
}

function isRenderer(module: unknown): module is Renderer {
  return typeof module === "object" && module !== null && "renderPage" in module && "listRoutes" in module;
}

/** The two faces every page needs at once: latin, display and text. */
function fontsOf(manifest: Manifest): string[] {
  const fonts = Object.values(manifest).flatMap((chunk) => chunk.assets);
  return [...new Set(fonts.filter((file) => /(?:teko|figtree)-latin-wght-normal/.test(file)))].sort();
}
