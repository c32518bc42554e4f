import type { Language } from "@tribun/domain";
import type { Brand } from "./brand/contract.ts";

/** Where the answer to the question about measuring lies in the browser, and which question it answers: another text, another version. */
export const CONSENT = { key: "tribun.consent", version: 2 } as const;

/** What to draw: one path of one club in one language, with answers from `fetch`. */
export type PageRequest = {
  readonly brand: Brand;
  readonly path: string;
  readonly language: Language;
  /** Answers the operator's calls; at build it reads the catalogue snapshot. */
  readonly fetch: typeof fetch;
};

/** A page, drawn. */
export type Page = {
  readonly status: 200 | 404;
  /** Elements that React means for the head: title, meta, link. */
  readonly head: string;
  readonly body: string;
  /** Answers and texts the page was drawn with, as JSON. */
  readonly state: string;
  /** Source modules that the page's routes load lazily; the build links their code and styles. */
  readonly modules: readonly string[];
  /** Texts that the page has to fetch: those that are not in its state. */
  readonly texts: readonly string[];
};

/** A route as the build must deliver it; the path still holds its parameters as `$name`. */
export type Delivery = { readonly path: string; readonly delivery: "static" | "client" } & Pick<Page, "modules" | "texts">;

/** The prerenderer's face, `@tribun/storefront/server`, without React, so that tooling can name it. */
export type Renderer = {
  /** Draws a page. Throws when a loader or a component fails, or when the path redirects. */
  readonly renderPage: (request: PageRequest) => Promise<Page>;
  /** All routes with their way of delivery. */
  readonly listRoutes: (request: Omit<PageRequest, "path">) => Promise<Delivery[]>;
};
