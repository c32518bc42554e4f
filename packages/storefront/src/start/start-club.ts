import "@tribun/ui-kit/styles.css";
import { isFormName } from "./forms.ts";
import { withBuildSettings } from "../platform/brand/build-settings.ts";
import type { Brand } from "@tribun/brand-contract";
import { keepPresses } from "../hydration/kept-press.ts";
import { AGAIN, FAILED, FORM, ROOT_ID } from "../hydration/hand-over.ts";

/** Brings a club's page to life: a drawn form alone where the page has one, else all of it. */
export function startClub(brand: Brand): void {
  // Not awaited by the app: its chunk would wait for the screen's, and the screen's for it.
  start(withBuildSettings(brand, import.meta.env.CLUB_SETTINGS ?? {})).catch((cause: unknown) => {
    document.addEventListener(AGAIN, () => startClub(brand), { once: true });
    document.dispatchEvent(new Event(FAILED));
    throw cause;
  });
}

async function start(brand: Brand): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`no element with id ${ROOT_ID}`);
  // In development no loader stands in the document.
  if (import.meta.env.DEV) void import("../hydration/development.ts");
  const form = root.querySelector<HTMLElement>(`[${FORM}]`);
  const name = form?.getAttribute(FORM) ?? "";
  if (form && isFormName(name)) await (await import("./form/start-form.tsx")).startForm(brand, root, form, name);
  else await (await import("./page/start-page.tsx")).startPage(brand, root);
  // Last, as all of this is done again where it has failed.
  keepPresses();
}

declare global {
  interface ImportMetaEnv {
    /** What DEFAULT_LANGUAGE and KEYWORD_RULE chose at build. */
    readonly CLUB_SETTINGS?: Parameters<typeof withBuildSettings>[1];
  }
}
