import "@tribun/ui-kit/styles.css";
import { isFormName } from "./forms.ts";
import { withBuildSettings } from "../platform/brand/build-settings.ts";
import type { Brand } from "@tribun/brand-contract";
import { keepPresses } from "../hydration/kept-press.ts";
import { AGAIN, FAILED, FORM, ROOT_ID } from "../hydration/hand-over.ts";

/** Starts a club's page: hydrates only the standalone form if the page has one, else all of it. */
export function startClub(brand: Brand): void {
  // The app does not await this: its chunk would wait for the screen's chunk, and that for it.
  start(withBuildSettings(brand, import.meta.env.CLUB_SETTINGS ?? {})).catch((cause: unknown) => {
    document.addEventListener(AGAIN, () => startClub(brand), { once: true });
    document.dispatchEvent(new Event(FAILED));
    throw cause;
  });
}

async function start(brand: Brand): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`no element with id ${ROOT_ID}`);
  // In development the document has no loader.
  if (import.meta.env.DEV) void import("../hydration/development.ts");
  const form = root.querySelector<HTMLElement>(`[${FORM}]`);
  const name = form?.getAttribute(FORM) ?? "";
  if (form && isFormName(name)) await (await import("./form/start-form.tsx")).startForm(brand, root, form, name);
  else await (await import("./page/start-page.tsx")).startPage(brand, root);
  // Last, because all of this runs again after a failure.
  keepPresses();
}

declare global {
  interface ImportMetaEnv {
    /** The build's choices from DEFAULT_LANGUAGE and KEYWORD_RULE. */
    readonly CLUB_SETTINGS?: Parameters<typeof withBuildSettings>[1];
  }
}
