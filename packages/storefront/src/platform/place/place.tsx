import { type ComponentProps, createContext, type ComponentType, useContext, useSyncExternalStore } from "react";

/** A link inside the site. */
export type PlaceLinkProps = Omit<ComponentProps<"a">, "href" | "target"> & {
  /** A path of this site with query and hash, as it would stand in HTML. */
  readonly href: string;
  /** For filters that change a part of the page: keeps the scroll position, and counts as current only at this exact query. */
  readonly stay?: boolean | undefined;
  /** Counts as current only at this exact address, not below it and not at one of its hashes. */
  readonly exact?: boolean | undefined;
  /**
   * For a page or view inside one that a navigation bar marks: when current, its mark is `true` and not `page`, because a page is marked
   * once.
   */
  readonly within?: boolean | undefined;
};

/** Where the fan is and how to navigate: through the router on a page that React draws, through the browser in a standalone form. */
export type Place = {
  /** The current path and query. */
  readonly here: () => { readonly pathname: string; readonly search: string };
  /**
   * The query that the markup was rendered with, where it may differ from the address. React first hydrates with it and then renders the
   * address's own, so that fields stay in which the fan may have typed.
   */
  readonly drawn?: string | undefined;
  /** Calls the listener at every change of the address. Returns the function that ends it. */
  readonly subscribe: (changed: () => void) => () => void;
  readonly push: (href: string) => void;
  readonly replace: (href: string) => void;
  readonly Link: ComponentType<PlaceLinkProps>;
};

const PlaceContext = createContext<Place | undefined>(undefined);
export const PlaceProvider = PlaceContext.Provider;

/** The current place, to navigate with. Throws outside a page. */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error("usePlace needs a PlaceProvider above it");
  return place;
}

/** The path of the page. */
export function usePathname(): string {
  const { subscribe, here } = usePlace();
  const read = () => here().pathname;
  return useSyncExternalStore(subscribe, read, read);
}

/** A parameter of the page's address as text; undefined when it is not there. */
export function useQueryParam(name: string): string | undefined {
  const { subscribe, here, drawn } = usePlace();
  const valueIn = (search: string) => new URLSearchParams(search).get(name) ?? undefined;
  const read = () => valueIn(here().search);
  return useSyncExternalStore(subscribe, read, () => (drawn === undefined ? read() : valueIn(drawn)));
}
