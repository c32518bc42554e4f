import "@tribun/ui-kit/styles.css";
import type { Language } from "@tribun/domain";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createApp } from "./api/app.ts";
import { ClubApp } from "./app.tsx";
import { withBuildSettings } from "./brand/build-settings.ts";
import type { Brand } from "./brand/contract.ts";
import { onFirstIntent } from "./first-intent.ts";
import { keepAnswers, PAGE_STATE_ID, PRERENDERED, readPageState, ROOT_ID } from "./page-state.ts";
import { createClubRouter } from "./router.tsx";

/**
 * Brings a club's page to life: loads the texts and the code of the matched route first, then takes over the prerendered
 * markup in the language it was drawn in, or draws a shell page from nothing.
 */
export function startClub(brand: Brand): void {
  // Not awaited by the app: its chunk would wait for the screen's, and the screen's for it.
  void start(brand);
}

async function start(given: Brand): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`no element with id ${ROOT_ID}`);
  const brand = withBuildSettings(given, import.meta.env.CLUB_SETTINGS ?? {});
  const state = readPageState(document.getElementById(PAGE_STATE_ID)?.textContent);
  const app = await createApp({ brand, language: documentLanguage(brand.defaultLanguage), texts: state.texts });
  onFirstIntent(keepAnswers(app.queryClient, state));
  const router = createClubRouter(app);
  const prerendered = root.hasAttribute(PRERENDERED) && isAsDrawn(location.search);
  // Tells the router to draw the same boundaries as the prerenderer did.
  if (prerendered) router.ssr = { manifest: undefined };
  await router.load();
  // An address may match a route and still be unknown to the build, say a tariff that is gone: its document is the 404's.
  const lost = router.state.matches.some((match) => match._notFound || match.status === "notFound");
  const sameAsDrawn = prerendered && root.getAttribute(PRERENDERED) === (lost ? "404" : "200");
  const page = <ClubApp router={router} app={app} />;
  if (sameAsDrawn) hydrateRoot(root, page);
  else createRoot(root).render(page);
}

/** Marks that campaigns leave in an address; no page draws them. */
const CAMPAIGN_MARK = /^(?:utm_\w+|gclid|fbclid|iCode)$/;

/** Pages are drawn without a query, so what an address asks for beyond that, say a filter, cannot be in the markup. */
function isAsDrawn(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((key) => CAMPAIGN_MARK.test(key));
}

function documentLanguage(fallback: Language): Language {
  const { lang } = document.documentElement;
  return lang === "de" || lang === "tr" ? lang : fallback;
}

declare global {
  interface ImportMetaEnv {
    /** What DEFAULT_LANGUAGE and KEYWORD_RULE chose at build. */
    readonly CLUB_SETTINGS?: Parameters<typeof withBuildSettings>[1];
  }
}
