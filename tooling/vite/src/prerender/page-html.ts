import type { Page } from "@tribun/storefront/page";
import type { Assets } from "./manifest.ts";
import { FIRST_PAINT_SCRIPT } from "./first-paint.ts";

/** Where the page's head goes in index.html. */
export const HEAD_MARK = "<!--club-head-->";

/** Parts of a document that the build, not React, knows. */
export type Frame = {
  /** index.html as Vite built it. */
  readonly template: string;
  readonly language: string;
  /** Tags of the club: icons, manifest, theme colours, preview. */
  readonly clubHead: string;
  readonly fonts: readonly string[];
};

/** A prerendered page as a document: React's head elements in the head, fonts and route code announced before they are asked for. */
export function pageHtml(frame: Frame, page: Page, assets: Assets): string {
  const root = `<div id="root" data-prerendered="${page.status}">${page.body}</div>`;
  const state = `<script id="club-state" type="application/json">${page.state}</script>`;
  return document(frame, page.head, assets, root + state);
}

/** The document of a page that is drawn in the browser alone; search engines leave it alone. */
export function shellHtml(frame: Frame, title: string, body: string, assets: Assets): string {
  return document(frame, `<title>${title}</title><meta name="robots" content="noindex">`, assets, `<div id="root">${body}</div>`);
}

function document(frame: Frame, pageHead: string, assets: Assets, root: string): string {
  const head = [
    pageHead,
    `<script>${FIRST_PAINT_SCRIPT}</script>`,
    ...frame.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    frame.clubHead,
  ].join("");
  const links = [
    ...assets.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...assets.texts.map((file) => `<link rel="preload" as="fetch" crossorigin href="/${file}">`),
    ...assets.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  const fresh = links.filter((link) => !frame.template.includes(link));
  return once(
    once(
      once(once(frame.template, HEAD_MARK, head), "</head>", `${fresh.join("")}</head>`),
      /<html lang="[^"]*">/,
      `<html lang="${frame.language}">`,
    ),
    /<div id="root">\s*<\/div>/,
    root,
  );
}

/** Replaces the one place that must be there; a template without it would lose its content silently. */
function once(text: string, place: string | RegExp, by: string): string {
  const changed = text.replace(place, () => by);
  if (changed === text && !text.includes(by)) throw new Error(`index.html has no ${String(place)}`);
  return changed;
}
