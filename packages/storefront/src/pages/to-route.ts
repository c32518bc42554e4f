import { createRoute, redirect } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { type App, scopeOf } from "../platform/queries/app.ts";
import type { Asked, FetchFirst, Page } from "../platform/page/page.ts";
import { sessionAtom } from "../platform/session/session-state.ts";
import { lazyScreen } from "./lazy-screen.tsx";
import { rootRoute } from "./root.ts";

/** Creates the route of a page. */
export function toRoute<const Path extends string, Name extends string, Search extends object>(
  page: Omit<Page<Path, Search>, "load" | "screen"> & {
    readonly load: () => Promise<Readonly<Record<Name, ComponentType>> & { readonly fetchFirst?: FetchFirst }>;
    readonly screen: Name;
  },
) {
  const { path, search, redirect: leadsTo } = page;
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    ...(search && { validateSearch: search }),
    beforeLoad: ({ context, params, location }) => {
      const href = leadsTo?.(askedOf(params, location), context.queryClient, scopeOf(context));
      if (href !== undefined) throw redirect({ href, replace: true, statusCode: 308 });
    },
    loader: ({ context, params, location }) => fetchAhead(page, context, askedOf(params, location)),
    component: lazyScreen(page),
    staticData: { page },
  });
}

type Place = { readonly searchStr: string };

const askedOf = (params: object, { searchStr }: Place): Asked => ({
  params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
  search: new URLSearchParams(searchStr),
  searchText: searchStr,
});

/**
 * The prerenderer waits for the data that a page is rendered with. For a page that only the browser renders, the browser fetches the first
 * data while the code loads, from when a pointer or the focus is near. For a page of the account it does so only for a signed-in fan,
 * because such a page otherwise waits for the session.
 */
function fetchAhead(
  { drawn, session, load, fetchFirst }: Pick<Page, "drawn" | "session" | "load" | "fetchFirst">,
  app: App,
  asked: Asked,
): Promise<void> | undefined {
  const fetch = async () => {
    const first = fetchFirst ?? (await load()).fetchFirst;
    await Promise.allSettled(first?.(app.queryClient, scopeOf(app), asked) ?? []);
  };
  if (import.meta.env.SSR) return drawn === "everybody" ? fetch() : undefined;
  if (drawn === "everybody" || (session && app.store.get(sessionAtom).status !== "authenticated")) return undefined;
  // If the code cannot load, nothing is fetched ahead, and the page shows the error.
  void fetch().catch(() => undefined);
  return undefined;
}
