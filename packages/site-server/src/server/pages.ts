import type { Language } from "@tribun/domain";
import { MOVED } from "@tribun/storefront/moved";
import { queryOf } from "@tribun/storefront/hydration/hand-over";
import type { Site } from "../documents/site.ts";

/** Which document answers an address, and with which status. */
export type Found = {
  readonly file: string;
  readonly policy: string;
  readonly status: 200 | 404;
  /** What it is drawn at: an address with its search, or the path of a shell. */
  readonly at: string;
  readonly isShell: boolean;
};

/** An address that no page has: what is drawn there answers every unknown address. */
const NOWHERE = "/404";

/**
 * Finds the document for an address: a page drawn with this very query or, where none is, with as much of it as is; the shell of a route that is
 * drawn in the browser; or the page for unknown addresses.
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

/** The address of the page of a path that was drawn with the most of what is asked for and nothing else: the best without a script. */
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

/** Where an address that has moved leads; undefined for one that has not. */
export function movedTo(path: string): string | undefined {
  return Object.entries(MOVED).find(([from]) => from === path)?.[1];
}

/** Where the tariff that a path names under another type is drawn (flows §4.9 A3); undefined for every other path. */
export function tariffAddress(site: Site, language: Language, path: string): string | undefined {
  const slug = TARIFF.exec(path)?.[1];
  const drawn = Object.keys(site.languages[language] ?? {});
  return slug === undefined || drawn.includes(path) ? undefined : drawn.find((page) => TARIFF.exec(page)?.[1] === slug);
}

function matches(route: string, path: string): boolean {
  const wanted = route.split("/");
  const given = path.split("/");
  return wanted.length === given.length && wanted.every((part, i) => (part.startsWith("$") ? given[i] !== "" : part === given[i]));
}
