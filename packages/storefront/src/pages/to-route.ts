import { createRoute, redirect } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { App } from "../platform/queries/app.ts";
import { scopeOf } from "../platform/queries/scope.ts";
import type { Asked, FetchFirst, Page } from "../platform/page/page.ts";
import { sessionAtom } from "../platform/session/session-state.ts";
import { lazyScreen } from "./lazy-screen.tsx";
import { rootRoute } from "./root.ts";

/** The route of a page. */
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
 * The prerenderer waits for what a page is drawn with. The browser asks for what a page of its own shows while the code comes, from when a
 * finger or the focus is near; a page of the account asks only for who is signed in, because it waits for the session otherwise.
 */
function fetchAhead(
  { drawn, session, load, first }: Pick<Page, "drawn" | "session" | "load" | "first">,
  app: App,
  asked: Asked,
): Promise<void> | undefined {
  const fetch = async () => {
    const { fetchFirst } = await (first ?? load)();
    await Promise.allSettled(fetchFirst?.(app.queryClient, scopeOf(app), asked) ?? []);
  };
  if (import.meta.env.SSR) return drawn === "everybody" ? fetch() : undefined;
  if (drawn === "everybody" || (session && app.store.get(sessionAtom).status !== "authenticated")) return undefined;
  // Without its code nothing is asked ahead, and the page says what is wrong.
  void fetch().catch(() => undefined);
  return undefined;
}
