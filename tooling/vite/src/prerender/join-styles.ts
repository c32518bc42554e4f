import type { Wave } from "@tribun/storefront/wake/hand-over";

/** What wakes a page, and the addresses of the styles that one of its files holds. */
export type Joined = { readonly wave: Wave; readonly joined: readonly string[] };

/** The folder that a build writes. */
type Folder = {
  readonly css: (addresses: readonly string[]) => Promise<string>;
  readonly add: (name: string, ending: string, text: string) => Promise<string>;
};

/** Makes one file of a route's styles beside that of every page: a request fewer for each, where a page begins with all of them at once. */
export async function joinStyles(wave: Wave, folder: Folder): Promise<Joined> {
  const [first, ...joined] = wave.styles;
  if (first === undefined || joined.length < 2) return { wave, joined: [] };
  return { wave: { ...wave, styles: [first, await folder.add("joined", "css", await folder.css(joined))] }, joined };
}
