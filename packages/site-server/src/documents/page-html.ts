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
import type { Frame } from "./frame.ts";
import { LATE_MEDIA } from "./late-css.ts";

/** Placeholder in index.html for the page's head. */
export const HEAD_MARK = "<!--club-head-->";

/**
 * Speculation rules: the browser may prefetch the pages that this server renders before the fan has pressed a link, except links that
 * change the language. The `?` is escaped: after `*` it would make the wildcard optional, and the browser would prefetch language links.
 */
const SOON = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/api/*", "/c/*", "/*\\?*lang=*"] } }] }, eagerness: "moderate" },
  ],
});

/**
 * The document of a rendered page: its used style inline, and no link to the app. A data element names the hydration payload, which the
 * loader reads at the first intent.
 * @param search the query that the page was rendered with
 */
export function pageHtml(frame: Frame, page: Page, payload: HydrationPayload, css: string, search = ""): string {
  const drawn = search === "" ? "" : ` ${DRAWN_SEARCH}="?${search.replaceAll("&", "&amp;")}"`;
  const root = `<div id="${ROOT_ID}" ${PRERENDERED}="${page.status}"${drawn}>${page.body}</div>`;
  const style = `<style>${css}</style>${lateStyle(frame)}`;
  // Without JavaScript the browser loads two stylesheets: the shared one for its fonts, before the page's own style so that this overrides
  // it, and the late one, which no script activates.
  const head = `${page.head}${payload.styles.slice(0, 1).map(unscripted).join("")}${style}${unscripted(frame.late)}<script type="speculationrules">${SOON}</script>`;
  return document(frame, head, root, payload);
}

/**
 * Blocks the first paint only for print and forced colours. The script of the first paint applies it to all media once the page is parsed.
 */
const lateStyle = ({ late }: Frame) => `<link rel="stylesheet" href="${late}" media="${LATE_MEDIA}" ${LATE}>`;

const unscripted = (href: string) => `<noscript><link rel="stylesheet" href="${href}"></noscript>`;

/**
 * The document of a page that only the browser renders; search engines must not index it. Its head preloads the payload, because hydration
 * begins at once. The styles do not delay the first paint, whose own styles are inline; the loader applies them.
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

/** Leaves out the scripts that the head already preloads. */
const shellPayload = (payload: HydrationPayload): HydrationPayload => ({ ...payload, scripts: [] });

/** Vite's tags in index.html. The document's own script loads the app instead. */
const APP_TAGS = /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;

function document(frame: Frame, pageHead: string, root: string, payload: HydrationPayload): string {
  const early = [
    hasFields(root) ? frame.script : frame.plainScript,
    ...frame.islands.flatMap(([attribute, script]) => (root.includes(` ${attribute}="`) ? [script] : [])),
  ];
  // One script needs only one hash in the policy, which the server sends with every document.
  const head = pageHead + inline(early.join(";")) + frame.clubHead;
  const end = payloadData(payload) + inline(`${AT_END}()`);
  const template = frame.template.replaceAll(APP_TAGS, "").replaceAll(/\n\s+/g, "\n");
  return once(
    once(once(template, HEAD_MARK, head), /<html lang="[^"]*">/, `<html lang="${frame.language}">`),
    /<div id="root">\s*<\/div>/,
    root + end,
  );
}

/**
 * True when the document needs the script for fields. An island answers the theme's inputs. A shell may render any field. A filter link
 * keeps the scroll position.
 */
const hasFields = (root: string): boolean =>
  !root.includes(` ${PRERENDERED}=`) || /<(?:form|select|textarea|input(?![^>]* name="theme")|a[^>]* data-stay)\b/.test(root);

/** Escapes `<`, so that no text in the payload ends the element early. */
const payloadData = (payload: HydrationPayload): string =>
  `<script id="${PAYLOAD_ID}" type="application/json">${JSON.stringify(payload).replaceAll("<", String.raw`\u003c`)}</script>`;

const inline = (script: string): string => `<script>${script}</script>`;

/** Replaces a place that the template must have. Throws when it is missing, because the document would silently lose its content. */
function once(text: string, place: string | RegExp, by: string | ((found: string, first: string) => string)): string {
  const changed = text.replace(place, typeof by === "string" ? () => by : by);
  if (changed === text && (typeof by !== "string" || !text.includes(by))) throw new Error(`index.html has no ${String(place)}`);
  return changed;
}

/** Properties of schema.org whose value is an address. */
const ADDRESSES = /"(contentUrl|thumbnailUrl|embedUrl|image|url)":"(\/[^"]*)"/g;

/** Makes addresses in a page's JSON-LD absolute, because machines that read it apart from the page cannot resolve a path. */
export function wholeAddresses(body: string, origin: string): string {
  return body.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, (script) =>
    script.replaceAll(ADDRESSES, (_, name: string, path: string) => `"${name}":"${new URL(path, origin).href}"`),
  );
}
