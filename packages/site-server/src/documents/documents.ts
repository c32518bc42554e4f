import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Language, LANGUAGES } from "@tribun/domain";
import type { ClubRenderer, Page } from "@tribun/storefront/page";
import type { HydrationPayload } from "@tribun/storefront/hydration/hand-over";
import * as v from "valibot";
import type { Home } from "./addresses.ts";
import { policyOf } from "./csp.ts";
import { documentStyles } from "./document-styles.ts";
import { frame } from "./frame.ts";
import { wholeAddresses, pageHtml, shellHtml } from "./page-html.ts";
import { manifestSchema } from "./manifest.ts";
import { findableHead } from "./page-head.ts";
import { type Addition, payloadOf } from "./hydration-payload.ts";

export type { Frame } from "./frame.ts";

/** File beside `dist/client` with what the club's server needs to render documents as the build does. */
export const KIT_FILE = "documents.json";

const kitSchema = v.object({
  origin: v.string(),
  defaultLanguage: v.picklist(LANGUAGES),
  /** True when the club uses a tag manager; the content security policy then allows it. */
  tags: v.boolean(),
  manifest: manifestSchema,
  frames: v.object({ de: frame, tr: frame }),
  /** Path → name of the preview picture, for pages with a picture of their own. */
  pictures: v.object({ de: v.record(v.string(), v.string()), tr: v.record(v.string(), v.string()) }),
});

/** Everything that the documents of one club need besides React's markup. */
export type Kit = v.InferOutput<typeof kitSchema> & Home;

/** Reads the kit that a build wrote. Throws when it is missing or from another version. */
export async function readKit(dist: string): Promise<Kit> {
  return v.parse(kitSchema, JSON.parse(await readFile(join(dist, KIT_FILE), "utf8")));
}

/** Preview picture of every page without one of its own. */
export const clubPicture = (language: Language): string => `social.${language}.png`;

/** Which document to render, and the `fetch` that answers the operator's calls. */
export type Drawing = {
  readonly language: Language;
  /** Path with its query. */
  readonly path: string;
  readonly fetch: typeof fetch;
  /** Origin of the operator. The build may leave it out, because the snapshot answers its calls. */
  readonly origin?: string;
};

/** A rendered document, its hydration payload and the file of its state. */
export type Drawn = {
  readonly html: string;
  readonly policy: string;
  readonly payload: HydrationPayload;
  readonly state: Addition;
  readonly status: Page["status"];
  readonly budget: Page["budget"];
  /** False when search engines must not index the page. */
  readonly indexed: boolean;
  /** React's markup. */
  readonly body: string;
};

/** Renders the documents of one club. The build passes the answers of the snapshot, the club's server those of the operator. */
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

  /** Renders a page. Throws when a part of it fails. */
  async page(drawing: Drawing): Promise<Drawn> {
    const { kit } = this;
    const { path, language } = drawing;
    const page = await this.renderer.renderPage({ ...drawing, brand: this.renderer.brand });
    const picture = kit.pictures[language][path] ?? clubPicture(language);
    const head = page.head + findableHead(page, { home: kit, path, language, picture });
    const whole = { ...page, head, body: wholeAddresses(page.body, kit.origin) };
    const html = (payload: HydrationPayload, css: string) => pageHtml(kit.frames[language], whole, payload, css, path.split("?")[1]);
    return { ...(await this.#finish(page, html)), status: page.status, budget: page.budget, indexed: page.indexed };
  }

  /** Renders the shell of a page that React renders in the browser. */
  async shell(drawing: Drawing): Promise<Drawn> {
    const shell = await this.renderer.renderShell({ ...drawing, brand: this.renderer.brand });
    const html = (payload: HydrationPayload, css: string) =>
      shellHtml(this.kit.frames[drawing.language], shell.title, shell.body, payload, css);
    return { ...(await this.#finish(shell, html)), status: 200, budget: shell.budget, indexed: false };
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
