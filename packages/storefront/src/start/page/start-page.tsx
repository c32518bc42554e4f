import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { type App, createApp } from "../../platform/queries/app.ts";
import { ClubApp } from "../../pages/app.tsx";
import type { Brand } from "@tribun/brand-contract";
import { documentLanguage } from "../../platform/app/document-language.ts";
import { fetchPageState, keepAnswers } from "../../platform/app/page-state.ts";
import { type ClubRouter, createClubRouter } from "../../pages/router.tsx";
import { sessionAtom } from "../../platform/session/session-state.ts";
import { forgetFirstPage } from "../../shell/found-by.ts";
import { whenInstalled } from "../../shell/when-installed.ts";
import { onNextAct } from "../../shell/on-next-act.ts";
import { HYDRATED, isAsDrawn, PRERENDERED, readPayload } from "../../hydration/hand-over.ts";
import { travelIsland } from "../../hydration/islands/travel.ts";

/**
 * Brings a whole page to life: loads the texts and the code of the matched route first, then takes over the prerendered markup in the
 * language it was drawn in, or draws a shell page from nothing.
 */
export async function startPage(brand: Brand, root: HTMLElement): Promise<void> {
  const state = await fetchPageState(readPayload()?.state);
  const app = await createApp({ brand, language: documentLanguage(brand.defaultLanguage), texts: state.texts });
  const refresh = keepAnswers(app.queryClient, state);
  // The document may be older than the operator's answers, so ask for them before the fan decides anything.
  document.addEventListener(HYDRATED, () => onNextAct(refresh), { once: true });
  whenSignedIn(app);
  // A guest has nothing to keep, and still opens an app that must say "offline" in the club's own words.
  whenInstalled(() => void import("../../shell/offline/part.ts").then(({ watchOver }) => watchOver()).catch(() => undefined));
  // A page that was drawn without cards leads to those that have some.
  travelIsland();
  const router = createClubRouter(app);
  const prerendered = isAsDrawn(root, location.search);
  // Tells the router to draw the same boundaries as the prerenderer did.
  if (prerendered) router.ssr = { manifest: undefined };
  await router.load();
  forgetFirstPage(router);
  // An address may match a route and still be unknown to the build, say a tariff that is gone: its document is the 404's.
  const lost = router.state.matches.some((match) => match._notFound || match.status === "notFound");
  const sameAsDrawn = prerendered && root.getAttribute(PRERENDERED) === (lost ? "404" : "200");
  const page = <ClubApp router={router} app={app} />;
  if (sameAsDrawn) {
    keepPlace(router);
    // In slices, between which a slow phone scrolls and answers: otherwise it is a single task. What is pressed meanwhile comes first.
    startTransition(() => void hydrateRoot(root, page));
  } else createRoot(root).render(page);
}

/** A drawn page is being read when it hydrates, and the router would begin it at its top: it says where a page begins from the next one on. */
function keepPlace(router: ClubRouter): void {
  let hasLeft = false;
  router.subscribe("onBeforeLoad", ({ pathChanged }) => {
    hasLeft ||= pathChanged;
  });
  // It remembers a place only where it saw the page move, and a fan may have come there before it did.
  router.subscribe("onRendered", () => hasLeft || document.dispatchEvent(new Event("scroll")));
  router.options.scrollRestoration = () => hasLeft;
}

/**
 * What a fan sees of usage and bills is kept for a time without a network. Nobody else needs the code for that and nobody waits for it:
 * it comes with what the fan does next. Where the worker is there already, so is the code.
 */
function whenSignedIn(app: App): void {
  // Without it the page works, only not offline.
  const begin = () => void import("../../shell/offline/part.ts").then(({ keepForOffline }) => keepForOffline(app)).catch(() => undefined);
  const stop = app.store.sub(sessionAtom, () => {
    if (app.store.get(sessionAtom).status !== "authenticated") return;
    stop();
    if (navigator.serviceWorker?.controller) begin();
    else onNextAct(begin);
  });
}
