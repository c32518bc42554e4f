import { QueryClient } from "@tanstack/react-query";
import { type AnyRoute, createMemoryHistory } from "@tanstack/react-router";
import { getSsrStatus } from "@tanstack/router-core/ssr/server";
import { type Language, TITLE_SEPARATOR } from "@tribun/domain";
import { waysOut } from "@tribun/forms";
import { BASE_NAMESPACES } from "@tribun/i18n";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { type App, createApp, scopeOf } from "../platform/queries/app.ts";
import { StandaloneForm } from "../platform/forms/standalone-form.tsx";
import { DrawForm } from "../platform/page/form-place.tsx";
import { ClubApp } from "../pages/app.tsx";
import { drawnPlace } from "../platform/place/browser-place.tsx";
import { withBuildSettings } from "../platform/brand/build-settings.ts";
import type { Answer, AnswerRequest, Page, PageRequest, Shell, SitePages } from "./page.ts";
import { answersOf, writePageState } from "../platform/app/page-state.ts";
import { type ClubRouter, createClubRouter } from "../pages/router.tsx";
import { queryOf } from "../hydration/hand-over.ts";
import { shellBody } from "./shell-body.ts";
import { budgetOf } from "../platform/page/budget.ts";
import type { Page as AnyPage } from "../platform/page/page.ts";

/** Renders a page. Throws when a loader or a component fails, or when the path redirects, because a public page must be complete. */
export async function renderPage(request: PageRequest): Promise<Page> {
  const { app, router } = await setUp(request);
  await router.load();
  const { matches } = router.state;
  const failed = matches.find((match) => match.status === "error");
  if (failed) throw new Error(`${request.path} failed: ${String(failed.error)}`, { cause: failed.error });
  if (router._serverResult?.type === "redirect") throw new Error(`${request.path} redirects and cannot be prerendered`);
  const { head, body } = draw(app, router, request.path);
  // React silently leaves out a part that fails inside a Suspense boundary, for the browser to try again.
  if (body.includes("<!--$!-->")) throw new Error(`${request.path} lacks a part that could not be drawn`);
  const missing = getSsrStatus(router) === 404;
  const byId = new Map<unknown, AnyRoute>(Object.entries(router.routesById));
  const routes = matches.map((match) => byId.get(match.routeId)?.options);
  const pages = routes.flatMap((route) => route?.staticData?.page ?? []);
  const texts = textsOf(...pages);
  return {
    status: missing ? 404 : 200,
    head,
    body,
    state: writePageState(app.queryClient, app.i18n, texts),
    indexed: !missing && pages.every(({ indexed }) => indexed !== false),
    budget: budgetOf(pages.at(-1)),
    standalone: pages.some(({ standalone }) => standalone !== undefined),
    modules: routes.flatMap((route) => [...modulesOf(route?.component), ...(missing ? modulesOf(route?.notFoundComponent) : [])]),
  };
}

/**
 * Answers a form that a browser posted without JavaScript: sends what the fan typed to the operator and renders the page with the receipt,
 * or with the form as it was filled in and its mistakes. Undefined when the page has no such form.
 */
export async function answerForm({ fields, idempotencyKey, origin, ...request }: AnswerRequest): Promise<Answer | undefined> {
  const { pathname, searchParams } = new URL(request.path, origin);
  const { app, router } = await setUp({ ...request, origin });
  const forms = await routeAt(router, pathname)?.options.staticData?.page?.noScript?.();
  const form = forms?.find(({ name }) => name === fields.get("form"));
  if (!form) return undefined;
  // The links after a refusal load late in the browser; here they must be rendered at once.
  await Promise.all([router.load(), waysOut.load()]);
  const answer = await form.answer(app.api, fields, idempotencyKey, searchParams);
  if (answer.status === 303) return { ...answer, location: inLanguage(answer.location, request.language) };
  return { status: answer.status, ...draw(app, router, request.path, answer.within) };
}

/** An address of this site in the language of the request; a redirect can keep it in no other way. */
function inLanguage(location: string, language: Language): string {
  const url = new URL(location, "http://here.invalid");
  url.searchParams.set("lang", language);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The route of a page without parameters; undefined when the club has none at this path. */
const routeAt = (router: ClubRouter, path: string) => Object.values(router.routesById).find(({ fullPath }) => fullPath === path);

/**
 * Renders the shell of a page that the browser renders, with the answers that are the same for every visitor. Throws for any other page.
 */
export async function renderShell(request: PageRequest): Promise<Shell> {
  const { app, router } = await setUp(request);
  const route = routeAt(router, request.path);
  const page = route?.options.staticData?.page;
  if (page?.drawn !== "browser") throw new Error(`${request.path} is not drawn in the browser`);
  const texts = textsOf(page);
  await Promise.all([app.i18n.load(texts), fetchPublic(page, app)]);
  const title = page.title && app.i18n.text("shell", `title.${page.title}`);
  return {
    title: (title ? `${title}${TITLE_SEPARATOR}${app.brand.name}` : app.brand.name).replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
    body: shellBody(app.brand, app.i18n, request.path),
    state: writePageState(app.queryClient, app.i18n, texts),
    standalone: false,
    budget: budgetOf(page),
    modules: modulesOf(route?.options.component),
  };
}

/** Fetches only what is the same for every visitor: the shell's state contains it, so that the browser need not fetch it. */
export async function fetchPublic({ load }: Pick<AnyPage, "load">, app: App): Promise<void> {
  const { fetchFirst } = await load();
  const publicOnly = new PublicQueries({ queryCache: app.queryClient.getQueryCache() });
  await Promise.allSettled(fetchFirst?.(publicOnly, scopeOf(app), { params: {}, search: new URLSearchParams(), searchText: "" }) ?? []);
}

/** A query client that refuses to fetch the answers of one fan. */
class PublicQueries extends QueryClient {
  override fetchQuery: QueryClient["fetchQuery"] = (options) =>
    options.queryKey[0] === "public" ? super.fetchQuery(options) : Promise.reject(new Error("a shell is the same for every fan"));
}

/** Lists the pages of the club's site. Rejects when the operator does not answer. */
export async function listPages(request: Omit<PageRequest, "path">): Promise<SitePages> {
  const { app, router } = await setUp({ ...request, path: "/" });
  const pages = Object.values(router.routesById).flatMap(({ fullPath, options }) => {
    const page = options.staticData?.page;
    return page ? [{ ...page, path: fullPath }] : [];
  });
  const drawn = pages.filter((page) => page.drawn === "everybody");
  const listed = await Promise.all(drawn.map(async (page) => ({ page, addresses: await addressesOf(page, app) })));
  return {
    addresses: listed.flatMap(({ addresses }) => addresses).toSorted(),
    found: listed.flatMap(({ page, addresses }) => (page.indexed === false ? [] : addresses)),
    shells: pages.filter(({ drawn }) => drawn === "browser").map(({ path }) => path),
  };
}

/**
 * The addresses of one page, each query in the order in which the club's server looks for it. Throws when a path with a parameter has none.
 */
async function addressesOf({ path, choices = [], addresses }: AnyPage, app: App): Promise<readonly string[]> {
  if (!addresses && path.includes("$")) throw new Error(`${path} needs \`addresses\` in its page.ts, because it has a parameter`);
  const listed = addresses ? await addresses(app.queryClient, scopeOf(app)) : [path, ...choices.map((choice) => `${path}?${choice}`)];
  return [...new Set(listed.map((address) => address.split("?")).map(([pathname, search = ""]) => `${pathname}${queryOf(search)}`))];
}

const textsOf = (...pages: readonly Pick<AnyPage, "texts">[]) => [...new Set([...BASE_NAMESPACES, ...pages.flatMap(({ texts }) => texts)])];

/** Renders the page at the router's path. A standalone form is rendered as a root of its own, as in the browser. */
function draw(app: App, router: ClubRouter, path: string, within: (page: ReactNode) => ReactNode = (page) => page) {
  const drawForm = (form: ReactNode) =>
    renderToString(
      <StandaloneForm app={app} place={drawnPlace(path)} answers={answersOf(app.queryClient)}>
        {within(form)}
      </StandaloneForm>,
    );
  const page = (
    <DrawForm value={drawForm}>
      <ClubApp router={router} app={app} />
    </DrawForm>
  );
  return splitHead(renderToString(within(page)));
}

async function setUp({
  brand: given,
  path,
  language,
  fetch,
  origin = "http://snapshot.invalid",
}: PageRequest): Promise<{ app: App; router: ClubRouter }> {
  const brand = withBuildSettings(given, import.meta.env.CLUB_SETTINGS ?? {});
  const app = await createApp({ brand, language, baseUrl: origin, fetch, namespaces: ["descriptions", "server"] });
  return { app, router: createClubRouter(app, createMemoryHistory({ initialEntries: [path] })) };
}

/** Splits head and body: React puts title, meta and link before the markup of a page that has no head of its own. */
export function splitHead(html: string): { head: string; body: string } {
  const lead = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(html)?.[0] ?? "";
  return { head: lead, body: html.slice(lead.length) };
}

/**
 * The build marks every lazy component with its modules. Throws when the mark is missing, because the page would be rendered without its
 * styles.
 */
function modulesOf(component: unknown): readonly string[] {
  if (typeof component !== "function" || !("preload" in component)) return [];
  if ("moduleIds" in component && isTexts(component.moduleIds)) return component.moduleIds;
  throw new Error(`a lazy route component has no module: write \`load: () => import("…")\` in its page.ts`);
}

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === "string");
