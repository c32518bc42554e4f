import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { type App, createApp } from "../../platform/queries/app.ts";
import { ClubApp } from "../../pages/app.tsx";
import type { Brand } from "@tribun/brand-contract";
import { documentLanguage, fetchPageState, keepAnswers } from "../../platform/app/page-state.ts";
import { type ClubRouter, createClubRouter } from "../../pages/router.tsx";
import { sessionAtom } from "../../platform/session/session-state.ts";
import { forgetFirstPage } from "../../shell/found-by.ts";
import { whenInstalled } from "../../shell/when-installed.ts";
import { onNextAct } from "../../shell/on-next-act.ts";
import { HYDRATED, isAsDrawn, PRERENDERED, readPayload } from "../../hydration/hand-over.ts";
import { travelIsland } from "../../hydration/islands/travel.ts";

/**
 * Starts a whole page: loads the texts and the code of the matched route first, then hydrates the prerendered markup in its language, or
 * renders the page of a shell.
 */
export async function startPage(brand: Brand, root: HTMLElement): Promise<void> {
  const state = await fetchPageState(readPayload()?.state);
  const app = await createApp({ brand, language: documentLanguage(brand.defaultLanguage), texts: state.texts });
  const refresh = keepAnswers(app.queryClient, state);
  // The document may be older than the operator's answers, so fetch them again before the fan decides anything.
  document.addEventListener(HYDRATED, () => onNextAct(refresh), { once: true });
  whenSignedIn(app);
  // A guest has nothing to store, but an installed app must say "offline" in the club's own words.
  whenInstalled(() => void import("../../shell/offline/part.ts").then(({ watchOver }) => watchOver()).catch(() => undefined));
  // A page that was rendered without cards may lead to one with cards.
  travelIsland();
  const router = createClubRouter(app);
  const prerendered = isAsDrawn(root, location.search);
  // Makes the router render the same boundaries as the prerenderer.
  if (prerendered) router.ssr = { manifest: undefined };
  await router.load();
  forgetFirstPage(router);
  // An address may match a route and still be unknown to the build, for example a tariff that is gone; its document is then that of the
  // 404.
  const lost = router.state.matches.some((match) => match._notFound || match.status === "notFound");
  const sameAsDrawn = prerendered && root.getAttribute(PRERENDERED) === (lost ? "404" : "200");
  const page = <ClubApp router={router} app={app} />;
  if (sameAsDrawn) {
    keepPlace(router);
    // Hydrates in slices, between which a slow phone scrolls and answers presses; otherwise it is a single task.
    startTransition(() => void hydrateRoot(root, page));
  } else createRoot(root).render(page);
}

/**
 * The fan already reads a rendered page when it hydrates, and the router would scroll to its top. So the router restores scroll positions
 * only from the next page on.
 */
function keepPlace(router: ClubRouter): void {
  let hasLeft = false;
  router.subscribe("onBeforeLoad", ({ pathChanged }) => {
    hasLeft ||= pathChanged;
  });
  // The router remembers a scroll position only after a scroll event, and the fan may have scrolled before hydration.
  router.subscribe("onRendered", () => hasLeft || document.dispatchEvent(new Event("scroll")));
  router.options.scrollRestoration = () => hasLeft;
}

/**
 * Stores what a fan sees of usage and bills for a time without a network. A guest does not need this code and nothing waits for it, so it
 * loads at the fan's next press or key. When a worker already controls the page, it loads at once.
 */
function whenSignedIn(app: App): void {
  // If it cannot load, the page works, but not offline.
  const begin = () => void import("../../shell/offline/part.ts").then(({ keepForOffline }) => keepForOffline(app)).catch(() => undefined);
  const stop = app.store.sub(sessionAtom, () => {
    if (app.store.get(sessionAtom).status !== "authenticated") return;
    stop();
    if (navigator.serviceWorker?.controller) begin();
    else onNextAct(begin);
  });
}
