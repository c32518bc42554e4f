import type { Language } from "@tribun/domain";
import type { Brand } from "@tribun/brand-contract";
import type { Fresh } from "../hydration/hand-over.ts";

/** What to draw: one address of one club in one language, with answers from `fetch`. */
export type PageRequest = {
  readonly brand: Brand;
  /** With its query, where the page is drawn with one. */
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
  /** Answers and texts the page was drawn with, as JSON: what it needs beside its code when it wakes. */
  readonly state: string;
  /** False where search engines must leave the page alone. */
  readonly indexed: boolean;
  /** True where React takes over a form alone, without what a whole page needs. */
  readonly alone: boolean;
  /** True where it tells of matches, which may move after the build. */
  readonly tellsMatches: boolean;
  /** Source modules that the page's routes load lazily; the build names their code and styles in the page's wave. */
  readonly modules: readonly string[];
};

/** A route as the build must deliver it; the path still holds its parameters as `$name`. */
export type Delivery = {
  readonly path: string;
  readonly delivery: "static" | "client";
  /** Title of its document, as HTML. */
  readonly title: string;
} & Pick<Page, "modules" | "state" | "alone" | "tellsMatches">;

/** A form that went out by itself, and where to ask for it. */
export type AnswerRequest = PageRequest & {
  readonly fields: URLSearchParams;
  /** The same for the same form sent again. */
  readonly idempotencyKey: string;
  /** Where the fan reached the club; `fetch` gets the operator's calls there. */
  readonly origin: string;
};

/** The page that answers it, or where that page is. */
export type Answer = AnswerPage | { readonly status: 303; readonly location: string };
export type AnswerPage = Pick<Page, "head" | "body"> & { readonly status: 200 | 422 | 429 | 503 };

/** A page that was drawn with answers some of which may have changed. */
export type RedrawRequest = PageRequest & {
  /** What it was drawn with, as `Page` has it. */
  readonly state: string;
  /** Where the operator is; `fetch` gets its calls there. */
  readonly origin: string;
};

/** What has changed about it: its markup, which a shell has none of, and the answers that it differs by, for whoever takes it over. */
export type Redrawn = { readonly page?: Pick<Page, "head" | "body">; readonly fresh: Fresh };

/** What a built club brings for its server, already in the name of the club. */
export type PaperServer = {
  /** Undefined where all is as it was. Rejects where the operator does not answer. */
  readonly redrawPage: (request: Omit<RedrawRequest, "brand">) => Promise<Redrawn | undefined>;
  /** Undefined where nobody answers such a form. Throws only for faults of ours. */
  readonly answerForm: (request: Omit<AnswerRequest, "brand">) => Promise<Answer | undefined>;
};

/** The prerenderer's face, `@tribun/storefront/server`, without React, so that tooling can name it. */
export type Renderer = {
  /** Draws a page. Throws when a loader or a component fails, or when the path redirects. */
  readonly renderPage: (request: PageRequest) => Promise<Page>;
  /** All routes with their way of delivery. */
  readonly listRoutes: (request: Omit<PageRequest, "path">) => Promise<Delivery[]>;
};
