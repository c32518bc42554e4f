import { createHash } from "node:crypto";
import type { Page } from "@tribun/storefront/page";
import type { HydrationPayload } from "@tribun/storefront/hydration/hand-over";
import { assetsOf, type Manifest } from "./manifest.ts";

/** Key of the app in Vite's manifest. */
export const ENTRY = "index.html";

/** A file that the build adds: its path below the site's root, and its text. */
export type Addition = { readonly name: string; readonly text: string };

/** The hydration payload of a page, the file of its state, and the styles that its markup needs. */
export type PagePayload = { readonly payload: HydrationPayload; readonly file: Addition; readonly styles: readonly string[] };

/** Entry of a standalone form, by its source. A whole page is found by the name of its chunk, because that chunk holds several modules. */
const FORM = "../../packages/storefront/src/start/form/start-form.tsx";
const PAGE = "page";

/**
 * Builds a page's hydration payload from the manifest. The state becomes a file named after its content. Throws when the manifest lacks an
 * entry.
 */
export function payloadOf(manifest: Manifest, { standalone, modules, state }: Pick<Page, "standalone" | "modules" | "state">): PagePayload {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`the build's manifest has no ${ENTRY}`);
  const page = Object.keys(manifest).find((key) => manifest[key]?.name === PAGE);
  if (page === undefined) throw new Error(`the build's manifest has no file "${PAGE}"`);
  const { scripts, styles } = assetsOf(manifest, [ENTRY, standalone ? FORM : page, ...modules]);
  // The page around a standalone form never hydrates, but its markup needs the page's styles.
  const drawn = assetsOf(manifest, [ENTRY, page, ...modules]);
  const file = { name: `assets/state-${createHash("sha256").update(state).digest("base64url").slice(0, 8)}.json`, text: state };
  const addresses = (names: readonly string[]) => names.map((name) => `/${name}`);
  return {
    payload: {
      entry: `/${entry.file}`,
      scripts: addresses(scripts.filter((script) => script !== entry.file)),
      styles: addresses(styles),
      state: `/${file.name}`,
    },
    file,
    styles: addresses(drawn.styles),
  };
}
