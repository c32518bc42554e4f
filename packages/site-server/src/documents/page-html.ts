import type { Page } from "@tribun/storefront/page";
import {
  AT_END,
  DRAWN_SEARCH,
  LATE,
  PRERENDERED,
  ROOT_ID,
  type HydrationPayload,
  PAYLOAD_ID,
} from "@tribun/storefront/hydration/hand-over";
import type { Frame } from "./documents.ts";
import { LATE_MEDIA } from "./late-css.ts";

/** Where the page's head goes in index.html. */
export const HEAD_MARK = "<!--club-head-->";

/**
 * Pages that a browser may fetch while a finger is still on the way: what this server draws, without what changes the language. A bare
 * question mark after a star would belong to the star, and the address of a language would be fetched by a finger that only passes.
 */
const SOON = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/api/*", "/c/*", "/*\\?*lang=*"] } }] }, eagerness: "moderate" },
  ],
});

/**
 * A drawn page as a document that works by itself: its used style inline, no link to the app. What would wake it is named in a data
 * element, which the loader reads at the first sign of life.
 * @param search the query that the page was drawn with
 */
export function pageHtml(frame: Frame, page: Page, payload: HydrationPayload, css: string, search = ""): string {
  const drawn = search === "" ? "" : ` ${DRAWN_SEARCH}="?${search.replaceAll("&", "&amp;")}"`;
  const root = `<div id="${ROOT_ID}" ${PRERENDERED}="${page.status}"${drawn}>${page.body}</div>`;
  const style = `<style>${css}</style>${lateStyle(frame)}`;
  // Without scripts the letters come with the style that all pages share, over which a page has its own, and nothing else lets the late one hold.
  const head = `${page.head}${payload.styles.slice(0, 1).map(unscripted).join("")}${style}${unscripted(frame.late)}<script type="speculationrules">${SOON}</script>`;
  return document(frame, head, root, payload);
}

/** Holds the first paint up where it is needed alone; the script of the first paint lets it hold everywhere once the page is there. */
const lateStyle = ({ late }: Frame) => `<link rel="stylesheet" href="${late}" media="${LATE_MEDIA}" ${LATE}>`;

const unscripted = (href: string) => `<noscript><link rel="stylesheet" href="${href}"></noscript>`;

/**
 * The document of a route that is drawn in the browser alone; search engines leave it alone. Its payload is announced in the head, because
 * it begins at once. The styles are no reason to wait for the first paint, whose own stand in the document; the loader lets them hold.
 */
export function shellHtml(frame: Frame, title: string, body: string, payload: HydrationPayload, css: string): string {
  const { entry, scripts, styles, state } = payload;
  const head = [
    `<title>${title}</title><meta name="robots" content="noindex">`,
    `<style>${css}</style>`,
    ...styles.map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`),
    ...[entry, ...scripts].map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    `<link rel="preload" as="fetch" crossorigin href="${state}">`,
  ].join("");
  return document(frame, head, `<div id="${ROOT_ID}">${body}</div>`, shellPayload(payload));
}

/** What is announced in the head is not named again. */
const shellPayload = (payload: HydrationPayload): HydrationPayload => ({ ...payload, scripts: [] });

/** What Vite linked in index.html; a document says itself when it wants the app. */
const APP_TAGS = /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;

function document(frame: Frame, pageHead: string, root: string, payload: HydrationPayload): string {
  const early = [
    hasFields(root) ? frame.script : frame.plainScript,
    ...frame.islands.flatMap(([attribute, script]) => (root.includes(` ${attribute}="`) ? [script] : [])),
  ];
  // One script needs one hash in the policy, which is sent with every document.
  const head = pageHead + inline(early.join(";")) + frame.clubHead;
  const end = payloadData(payload) + inline(`${AT_END}()`);
  const template = frame.template.replaceAll(APP_TAGS, "").replaceAll(/\n\s+/g, "\n");
  return once(
    once(once(template, HEAD_MARK, head), /<html lang="[^"]*">/, `<html lang="${frame.language}">`),
    /<div id="root">\s*<\/div>/,
    root + end,
  );
}

/** The choice of colours is answered by an island. A shell draws what it will; a link that filters keeps the fan's place. */
const hasFields = (root: string): boolean =>
  !root.includes(` ${PRERENDERED}=`) || /<(?:form|select|textarea|input(?![^>]* name="theme")|a[^>]* data-stay)\b/.test(root);

/** No text in it can end the element early. */
const payloadData = (payload: HydrationPayload): string =>
  `<script id="${PAYLOAD_ID}" type="application/json">${JSON.stringify(payload).replaceAll("<", String.raw`\u003c`)}</script>`;

const inline = (script: string): string => `<script>${script}</script>`;

/** Replaces the one place that must be there; a template without it would lose its content silently. */
function once(text: string, place: string | RegExp, by: string | ((found: string, first: string) => string)): string {
  const changed = text.replace(place, typeof by === "string" ? () => by : by);
  if (changed === text && (typeof by !== "string" || !text.includes(by))) throw new Error(`index.html has no ${String(place)}`);
  return changed;
}
