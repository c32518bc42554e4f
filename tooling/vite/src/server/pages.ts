import type { Language } from "@tribun/domain";
import type { Site } from "../prerender/site.ts";

/** Which document answers a path, and with which status. */
export type Found = {
  readonly file: string;
  readonly policy: string;
  readonly status: 200 | 404;
  /** What a shell will ask for, as a Link header; drawn pages name theirs in their head. */
  readonly link?: string;
};

/** Finds the document for a path: a drawn page, the shell of a signed-in route, or the page for unknown addresses. */
export function findPage(site: Site, language: Language, path: string): Found {
  const pages = site.languages[language] ?? {};
  const drawn = path.startsWith("/") ? pages[path] : undefined;
  if (drawn) return { ...drawn, status: 200 };
  const client = Object.entries(site.client[language] ?? {}).find(([route]) => matches(route, path));
  const page = pages[client ? "shell" : "404"];
  if (!page) throw new Error(`the build has no ${client ? "shell" : "404"} page in ${language}`);
  return { ...page, status: client ? 200 : 404, ...(client && { link: linkOf(client[1]) }) };
}

const TARIFF = /^\/tarife\/[^/]+\/([^/]+)$/;

/** Where the tariff that a path names under another type is drawn (flows §4.9 A3); undefined for every other path. */
export function tariffAddress(site: Site, language: Language, path: string): string | undefined {
  const slug = TARIFF.exec(path)?.[1];
  const drawn = Object.keys(site.languages[language] ?? {});
  return slug === undefined || drawn.includes(path) ? undefined : drawn.find((page) => TARIFF.exec(page)?.[1] === slug);
}

function linkOf({ scripts, styles, texts }: { scripts: string[]; styles: string[]; texts: string[] }): string {
  return [
    ...scripts.map((file) => `</${file}>; rel=modulepreload; crossorigin`),
    ...styles.map((file) => `</${file}>; rel=preload; as=style; crossorigin`),
    ...texts.map((file) => `</${file}>; rel=preload; as=fetch; crossorigin`),
  ].join(", ");
}

function matches(route: string, path: string): boolean {
  const wanted = route.split("/");
  const given = path.split("/");
  return wanted.length === given.length && wanted.every((part, i) => (part.startsWith("$") ? given[i] !== "" : part === given[i]));
}
