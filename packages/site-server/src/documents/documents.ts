import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "@tribun/domain";
import type { ClubRenderer, Page } from "@tribun/storefront/page";
import type { HydrationPayload } from "@tribun/storefront/hydration/hand-over";
import * as v from "valibot";
import type { Home } from "./addresses.ts";
import { policyOf } from "./csp.ts";
import { documentStyles } from "./document-styles.ts";
import { wholeAddresses } from "./json-ld.ts";
import { manifestSchema } from "./manifest.ts";
import { findableHead } from "./page-head.ts";
import { pageHtml, shellHtml } from "./page-html.ts";
import { type Addition, payloadOf } from "./hydration-payload.ts";

/** Beside `dist/client`: what the club's server needs to draw documents as the build does. */
export const KIT_FILE = "documents.json";

const frame = v.object({
  /** index.html as Vite built it. */
  template: v.string(),
  language: v.picklist(["de", "tr"]),
  /** Tags of the club: icons, manifest, theme colours, preview. */
  clubHead: v.string(),
  /** Script that runs before the first paint; at the end of the document it answers what needs no React, and loads React. */
  script: v.string(),
  /** The same for pages on which nothing can be typed, chosen or filtered. */
  plainScript: v.string(),
  /** Address of the style that no first paint on a screen needs. */
  late: v.string(),
  /** Scripts of islands that only some pages have: the attribute of their place, and the script. */
  islands: v.pipe(v.array(v.pipe(v.tuple([v.string(), v.string()]), v.readonly())), v.readonly()),
});
/** Parts of a document that the build, not React, knows. */
export type Frame = v.InferOutput<typeof frame>;

const kitSchema = v.object({
  origin: v.string(),
  defaultLanguage: v.picklist(["de", "tr"]),
  /** True where the club uses a tag manager, which the content security policy then allows. */
  tags: v.boolean(),
  manifest: manifestSchema,
  frames: v.object({ de: frame, tr: frame }),
  /** Path → name of the preview picture, for pages with a picture of their own. */
  pictures: v.object({ de: v.record(v.string(), v.string()), tr: v.record(v.string(), v.string()) }),
});

/** All that a document of one club is made of, besides what React draws. */
export type Kit = v.InferOutput<typeof kitSchema> & Home;

/** Reads what a build wrote; throws when nothing is built there, or another version's. */
export async function readKit(dist: string): Promise<Kit> {
  return v.parse(kitSchema, JSON.parse(await readFile(join(dist, KIT_FILE), "utf8")));
}

/** The picture of every page that has none of its own. */
export const clubPicture = (language: Language): string => `social.${language}.png`;

/** Which document to draw, and who answers the operator's calls. */
export type Drawing = {
  readonly language: Language;
  /** With its search. */
  readonly path: string;
  readonly fetch: typeof fetch;
  /** Where the operator is; at build any address does. */
  readonly origin?: string;
};

/** A document, and the file of its hydration payload. */
export type Drawn = {
  readonly html: string;
  readonly policy: string;
  readonly payload: HydrationPayload;
  readonly state: Addition;
  readonly status: Page["status"];
  /** False where search engines must leave the page alone. */
  readonly indexed: boolean;
  /** What React drew. */
  readonly body: string;
};

/** Draws the documents of one club. The build draws them with the catalogue's snapshot, the club's server with the operator's answers. */
export class Documents {
  readonly kit: Kit;
  readonly renderer: ClubRenderer;
  readonly #read: (name: string) => Promise<string>;
  readonly #sheets = new Map<string, Promise<string>>();
  readonly #styleOf = documentStyles();

  /** @param read reads a text file of `dist/client` */
  constructor(kit: Kit, renderer: ClubRenderer, read: (name: string) => Promise<string>) {
    this.kit = kit;
    this.renderer = renderer;
    this.#read = read;
  }

  /** Draws a page. Throws when a part of it fails. */
  async page(drawing: Drawing): Promise<Drawn> {
    const { kit } = this;
    const { path, language } = drawing;
    const page = await this.renderer.renderPage({ ...drawing, brand: this.renderer.brand });
    const picture = kit.pictures[language][path] ?? clubPicture(language);
    const head = page.head + findableHead(page, { home: kit, path, language, picture });
    const whole = { ...page, head, body: wholeAddresses(page.body, kit.origin) };
    const html = (payload: HydrationPayload, css: string) => pageHtml(kit.frames[language], whole, payload, css, path.split("?")[1]);
    return { ...(await this.#finish(page, html)), status: page.status, indexed: page.indexed };
  }

  /** Makes the shell of a page that is drawn in the browser. */
  async shell(drawing: Drawing): Promise<Drawn> {
    const shell = await this.renderer.renderShell({ ...drawing, brand: this.renderer.brand });
    const html = (payload: HydrationPayload, css: string) =>
      shellHtml(this.kit.frames[drawing.language], shell.title, shell.body, payload, css);
    return { ...(await this.#finish(shell, html)), status: 200, indexed: false };
  }

  async #finish(page: Pick<Page, "standalone" | "modules" | "state" | "body">, make: (payload: HydrationPayload, css: string) => string) {
    const { payload, file, styles } = payloadOf(this.kit.manifest, page);
    const css = this.#styleOf(await this.css(styles), `<html><body><main>${page.body}`);
    const html = make(payload, css);
    return { html, policy: policyOf(html, { tags: this.kit.tags }), payload, state: file, body: page.body };
  }

  /** The text of stylesheets, in their order. */
  async css(addresses: readonly string[]): Promise<string> {
    const sheets = addresses.map((address) => {
      const known = this.#sheets.get(address) ?? this.#read(address.slice(1));
      this.#sheets.set(address, known);
      return known;
    });
    return (await Promise.all(sheets)).join("");
  }
}
