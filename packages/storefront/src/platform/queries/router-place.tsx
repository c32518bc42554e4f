import { defaultParseSearch, type RouterHistory, useLinkProps } from "@tanstack/react-router";
import type { Place, PlaceLinkProps } from "../place/place.tsx";

/** The place of a page that React draws as a whole. */
export function routerPlace({ history }: { readonly history: RouterHistory }): Place {
  return {
    here: () => history.location,
    subscribe: (changed) => history.subscribe(changed),
    push: (href) => history.push(href),
    replace: (href) => history.replace(href),
    Link: RouterLink,
  };
}

/** An ordinary anchor in HTML; after hydration it navigates without a reload. */
function RouterLink({ href, stay = false, exact = false, within = false, children, ...rest }: PlaceLinkProps) {
  const url = new URL(href, "https://here.invalid");
  // Parsed as the router reads an address: it would write a number that came as text in quotes, and no rendered page has such an address.
  const search: Record<string, unknown> = defaultParseSearch(url.search);
  const link = useLinkProps({
    ...rest,
    to: url.pathname,
    search: () => search,
    ...(url.hash && { hash: url.hash.slice(1) }),
    ...(stay && { resetScroll: false, "data-stay": "" }),
    activeOptions: { exact: stay || exact, includeHash: !stay && (exact || url.hash !== "") },
  });
  // The router marks every current link with `page`.
  const current = within && link["aria-current"] === "page" ? "true" : link["aria-current"];
  return (
    <a {...link} aria-current={current}>
      {children}
    </a>
  );
}
