import type { Language } from "@tribun/domain";
import { MOVED } from "@tribun/storefront/moved";
import { queryOf } from "@tribun/storefront/hydration/hand-over";
import type { Site } from "../documents/site.ts";

/** Which document answers an address, and with which status. */
export type Found = {
  readonly file: string;
  readonly policy: string;
  readonly status: 200 | 404;
  /** What it was rendered for: an address with its query, or the path of a shell. */
  readonly at: string;
  readonly isShell: boolean;
};

/** An address that no page has; its document answers every unknown address. */
const NOWHERE = "/404";

/**
 * Finds the document for an address: a page rendered with this query or else with the largest part of it; then the shell of a route that
 * the browser renders; then the page for unknown addresses. Throws when the build has none.
 */
export function findPage(site: Site, language: Language, path: string, search = ""): Found {
  const pages = site.languages[language] ?? {};
  const at = [path + queryOf(search), nearest(pages, path, search)].find((address) => Object.hasOwn(pages, address));
  const drawn = path.startsWith("/") && at !== undefined ? pages[at] : undefined;
  if (drawn && at !== undefined) return { ...drawn, at, isShell: false, status: 200 };
  const [route, shell] = Object.entries(site.client[language] ?? {}).find(([known]) => matches(known, path)) ?? [];
  if (shell && route !== undefined) return { ...shell, at: route, isShell: true, status: 200 };
  const lost = pages["404"];
  if (!lost) throw new Error(`the build has no page for unknown addresses in ${language}`);
  return { ...lost, at: NOWHERE, isShell: false, status: 404 };
}

/** The address of the path's page whose query has the most of the requested parameters and no others: the best one without a script. */
function nearest(pages: Readonly<Record<string, Site["languages"]["de"][string]>>, path: string, search: string) {
  const asked = queryOf(search).slice(1).split("&");
  const parts = Object.keys(pages)
    .filter((drawn) => drawn.startsWith(`${path}?`))
    .map((drawn) => drawn.slice(path.length + 1).split("&"))
    .filter((drawn) => drawn.every((part) => asked.includes(part)));
  const best = parts.reduce((most, drawn) => (drawn.length >= most.length ? drawn : most), []);
  return best.length === 0 ? path : `${path}?${best.join("&")}`;
}

const TARIFF = /^\/tarife\/[^/]+\/([^/]+)$/;

/** The new path of a page that has moved; undefined for any other path. */
export function movedTo(path: string): string | undefined {
  return Object.entries(MOVED).find(([from]) => from === path)?.[1];
}

/**
 * The page of a tariff that the path names under another type (flows §4.9 A3); undefined for every other path.
 * @param listed returns every address that has a page
 */
export async function tariffAddress(path: string, listed: () => Promise<readonly string[]>): Promise<string | undefined> {
  const slug = TARIFF.exec(path)?.[1];
  if (slug === undefined) return undefined;
  const addresses = await listed();
  return addresses.includes(path) ? undefined : addresses.find((page) => TARIFF.exec(page)?.[1] === slug);
}

function matches(route: string, path: string): boolean {
  const wanted = route.split("/");
  const given = path.split("/");
  return wanted.length === given.length && wanted.every((part, i) => (part.startsWith("$") ? given[i] !== "" : part === given[i]));
}
