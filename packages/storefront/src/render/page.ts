import type { Language } from "@tribun/domain";
import type { Brand } from "@tribun/brand-contract";
import type { BudgetKind } from "../platform/page/budget.ts";

export type { BudgetKind };

/** What to render: one address of one club in one language, with answers from `fetch`. */
export type PageRequest = {
  readonly brand: Brand;
  /** With its query, when the page is rendered with one. */
  readonly path: string;
  readonly language: Language;
  /** Answers the operator's calls; at build it reads the snapshot. */
  readonly fetch: typeof fetch;
  /** Origin of the operator, for `fetch`. The build may leave it out, because nothing leaves the machine. */
  readonly origin?: string;
};

/** A rendered page. */
export type Page = {
  readonly status: 200 | 404;
  /** React's elements for the head: title, meta, link. */
  readonly head: string;
  readonly body: string;
  /** Answers and texts that the page was rendered with, as JSON: what it needs besides its code when it hydrates. */
  readonly state: string;
  /** False when search engines must not index the page. */
  readonly indexed: boolean;
  /** True when React hydrates a standalone form, without what a whole page needs. */
  readonly standalone: boolean;
  /** The size budget of its document and scripts. */
  readonly budget: BudgetKind;
  /** Source modules that the page's routes load lazily; the build puts their code and styles into the hydration payload. */
  readonly modules: readonly string[];
};

/** The shell of a page that React renders in the browser. */
export type Shell = {
  /** Escaped for HTML. */
  readonly title: string;
} & Pick<Page, "body" | "budget" | "modules" | "state" | "standalone">;

/** The pages of a club's site. */
export type SitePages = {
  /** Every address, with its query, of the pages that are rendered for everybody. */
  readonly addresses: readonly string[];
  /** Those of them that search engines may index. */
  readonly found: readonly string[];
  /** Paths of the pages that the browser renders; parameters are written as `$name`. */
  readonly shells: readonly string[];
};

/** A form that a browser posted without JavaScript. */
export type AnswerRequest = PageRequest & {
  readonly fields: URLSearchParams;
  /** The same when the same form is sent again. */
  readonly idempotencyKey: string;
  /** Origin at which the fan reached the club; `fetch` gets the operator's calls with it. */
  readonly origin: string;
};

/** The page with the answer, or the address of that page. */
export type Answer = AnswerPage | { readonly status: 303; readonly location: string };
export type AnswerPage = Pick<Page, "head" | "body"> & { readonly status: 200 | 422 | 429 | 503 };

/** The prerenderer's interface, `@tribun/storefront/server`, without React, so that the build and the club's server can use its types. */
export type Renderer = {
  /** Renders a page. Throws when a loader or a component fails, or when the path redirects. */
  readonly renderPage: (request: PageRequest) => Promise<Page>;
  /** Renders a shell. Throws for a path whose page the browser does not render. */
  readonly renderShell: (request: PageRequest) => Promise<Shell>;
  /** Lists the pages. Rejects when the operator does not answer. */
  readonly listPages: (request: Omit<PageRequest, "path">) => Promise<SitePages>;
  /** Answers a no-script form; undefined when the page has no such form. Throws only for faults of our own. */
  readonly answerForm: (request: AnswerRequest) => Promise<Answer | undefined>;
};

/** The built renderer of one club, with its brand. */
export type ClubRenderer = Renderer & { readonly brand: Brand };
