import { type AnyRoute, createMemoryHistory } from "@tanstack/react-router";
import { getSsrStatus } from "@tanstack/router-core/ssr/server";
import { BASE_NAMESPACES } from "@tribun/i18n";
import { renderToString } from "react-dom/server";
import { type App, createApp } from "./api/app.ts";
import { ClubApp } from "./app.tsx";
import { withBuildSettings } from "./brand/build-settings.ts";
import type { Delivery, Page, PageRequest } from "./page.ts";
import { isDocument, writePageState } from "./page-state.ts";
import { type ClubRouter, createClubRouter } from "./router.tsx";

/** Draws a page. Throws when a loader or a component fails, or when the path redirects: a public page must stand by itself. */
export async function renderPage(request: PageRequest): Promise<Page> {
  const { app, router } = await setUp(request);
  await router.load();
  const { matches } = router.state;
  const failed = matches.find((match) => match.status === "error");
  if (failed) throw new Error(`${request.path} failed: ${String(failed.error)}`, { cause: failed.error });
  if (router._serverResult?.type === "redirect") throw new Error(`${request.path} redirects and cannot be prerendered`);
  const { head, body } = splitHead(renderToString(<ClubApp router={router} app={app} />));
  const missing = getSsrStatus(router) === 404;
  const byId = new Map<unknown, AnyRoute>(Object.entries(router.routesById));
  const routes = matches.map((match) => byId.get(match.routeId)?.options);
  const texts = [...new Set([...BASE_NAMESPACES, ...routes.flatMap((route) => route?.staticData?.namespaces ?? [])])];
  return {
    status: missing ? 404 : 200,
    head,
    body,
    state: writePageState(app.queryClient, app.i18n, texts),
    modules: routes.flatMap((route) => [...moduleOf(route?.component), ...(missing ? moduleOf(route?.notFoundComponent) : [])]),
    // What is in the state needs no request.
    texts: texts.filter(isDocument),
  };
}

/** All routes with their way of delivery; paths still hold their parameters. */
export async function listRoutes(request: Omit<PageRequest, "path">): Promise<Delivery[]> {
  const { router } = await setUp({ ...request, path: "/" });
  return Object.values(router.routesById)
    .filter((route) => route.id !== "__root__" && !route.children)
    .map((route) => ({
      path: route.fullPath,
      delivery: route.options.staticData?.delivery ?? "static",
      modules: moduleOf(route.options.component),
      texts: [...BASE_NAMESPACES, ...(route.options.staticData?.namespaces ?? [])],
    }));
}

async function setUp({ brand: given, path, language, fetch }: PageRequest): Promise<{ app: App; router: ClubRouter }> {
  const brand = withBuildSettings(given, import.meta.env.CLUB_SETTINGS ?? {});
  const app = await createApp({ brand, language, baseUrl: "http://snapshot.invalid", fetch });
  return { app, router: createClubRouter(app, createMemoryHistory({ initialEntries: [path] })) };
}

/** React puts title, meta and link before the markup of a page that has no head of its own; they belong into the head. */
export function splitHead(html: string): { head: string; body: string } {
  const lead = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(html)?.[0] ?? "";
  return { head: lead, body: html.slice(lead.length) };
}

/** The build marks every lazy component with its module; one without would be drawn without its styles. */
function moduleOf(component: unknown): string[] {
  if (typeof component !== "function" || !("preload" in component)) return [];
  if ("moduleId" in component && typeof component.moduleId === "string") return [component.moduleId];
  throw new Error('a lazy route component has no module: write it as lazyScreen(() => import("…"), "Name")');
}
