import { createHash } from "node:crypto";
import type { Page } from "@tribun/storefront/page";
import type { HydrationPayload } from "@tribun/storefront/hydration/hand-over";
import { assetsOf, type Manifest } from "./manifest.ts";

/** Key of the app in Vite's manifest. */
export const ENTRY = "index.html";

/** A file that the build adds: its name below the site's root, and its text. */
export type Addition = { readonly name: string; readonly text: string };

/** What hydrates a page, the file of its state, and the styles that it was drawn with. */
export type PagePayload = { readonly payload: HydrationPayload; readonly file: Addition; readonly styles: readonly string[] };

/** What the app loads first for a form alone, by its source; for a whole page by the name of its file, which holds more than one. */
const FORM = "../../packages/storefront/src/start/form/start-form.tsx";
const PAGE = "page";

/** What hydrates a page: its code and styles by the manifest, and its state as a file that is named after its content. */
export function payloadOf(manifest: Manifest, { standalone, modules, state }: Pick<Page, "standalone" | "modules" | "state">): PagePayload {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`the build's manifest has no ${ENTRY}`);
  const page = Object.keys(manifest).find((key) => manifest[key]?.name === PAGE);
  if (page === undefined) throw new Error(`the build's manifest has no file "${PAGE}"`);
  const { scripts, styles } = assetsOf(manifest, [ENTRY, standalone ? FORM : page, ...modules]);
  // Round a form alone stands a page that is never taken over, yet drawn.
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
