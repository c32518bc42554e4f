import type { Language } from "@tribun/domain";
import type { Brand } from "@tribun/brand-contract";

/** What to draw: one address of one club in one language, with answers from `fetch`. */
export type PageRequest = {
  readonly brand: Brand;
  /** With its query, where the page is drawn with one. */
  readonly path: string;
  readonly language: Language;
  /** Answers the operator's calls; at build it reads the catalogue snapshot. */
  readonly fetch: typeof fetch;
  /** Where the operator is, for `fetch`; at build nothing leaves the machine, so that it may be left out. */
  readonly origin?: string;
};

/** A page, drawn. */
export type Page = {
  readonly status: 200 | 404;
  /** Elements that React means for the head: title, meta, link. */
  readonly head: string;
  readonly body: string;
  /** Answers and texts the page was drawn with, as JSON: what it needs beside its code when it hydrates. */
  readonly state: string;
  /** False where search engines must leave the page alone. */
  readonly indexed: boolean;
  /** True where React takes over a form alone, without what a whole page needs. */
  readonly standalone: boolean;
  /** Source modules that the page's routes load lazily; the build names their code and styles in the page's payload. */
  readonly modules: readonly string[];
};

/** The document of a page that is drawn in the browser, before it is. */
export type Shell = {
  /** As HTML. */
  readonly title: string;
} & Pick<Page, "body" | "modules" | "state" | "standalone">;

/** What a club's site consists of. */
export type SitePages = {
  /** Every address of the pages that are drawn for everybody, with its search. */
  readonly addresses: readonly string[];
  /** Those of them that search engines may keep. */
  readonly found: readonly string[];
  /** Paths of the pages that are drawn in the browser; parameters stand as `$name`. */
  readonly shells: readonly string[];
};

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

/** The prerenderer's face, `@tribun/storefront/server`, without React, so that the build and the club's server can name it. */
export type Renderer = {
  /** Draws a page. Throws when a loader or a component fails, or when the path redirects. */
  readonly renderPage: (request: PageRequest) => Promise<Page>;
  /** Throws for a path that is no page of the browser's. */
  readonly renderShell: (request: PageRequest) => Promise<Shell>;
  /** Rejects where the operator does not answer. */
  readonly listPages: (request: Omit<PageRequest, "path">) => Promise<SitePages>;
  /** Undefined where the page has no such form. Throws only for faults of our own. */
  readonly answerForm: (request: AnswerRequest) => Promise<Answer | undefined>;
};

/** The built renderer of one club, which knows its club. */
export type ClubRenderer = Renderer & { readonly brand: Brand };
