import { type ComponentProps, createContext, type ComponentType, useContext, useSyncExternalStore } from "react";

/** A link inside the site. */
export type PlaceLinkProps = Omit<ComponentProps<"a">, "href" | "target"> & {
  /** A path of this site with query and hash, as it would stand in HTML. */
  readonly href: string;
  /** For filters that change a part of the page: keeps the scroll position, and counts as current at this very query only. */
  readonly stay?: boolean | undefined;
  /** Counts as current at this very address only, not below it and not at one of its hashes. */
  readonly exact?: boolean | undefined;
  /** One of the pages or views inside a place that a bar names: where it is current it says so as `true`, as a page is named once. */
  readonly within?: boolean | undefined;
};

/**
 * Where the fan is and how to get elsewhere: by the router where React draws the whole page, by the browser where it took over a form
 * alone.
 */
export type Place = {
  /** Path and query as they are now. */
  readonly here: () => { readonly pathname: string; readonly search: string };
  /**
   * The query that the markup was drawn with, where it may differ from the address: React finds that first and draws the address's own
   * afterwards, so that the fields stay in which somebody may have typed.
   */
  readonly drawn?: string | undefined;
  /** Tells of every change of the address. Returns what ends it. */
  readonly subscribe: (changed: () => void) => () => void;
  readonly push: (href: string) => void;
  readonly replace: (href: string) => void;
  readonly Link: ComponentType<PlaceLinkProps>;
};

const PlaceContext = createContext<Place | undefined>(undefined);
export const PlaceProvider = PlaceContext.Provider;

/** The way elsewhere. Throws outside a page. */
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
