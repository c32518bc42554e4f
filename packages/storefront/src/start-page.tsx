import { createRoot, hydrateRoot } from "react-dom/client";
import { createApp } from "./api/app.ts";
import { ClubApp } from "./app.tsx";
import type { Brand } from "./brand/contract.ts";
import { documentLanguage } from "./document-language.ts";
import { fetchPageState, keepAnswers } from "./page-state.ts";
import { createClubRouter } from "./router.tsx";
import { onNextAct } from "./shell/on-next-act.ts";
import { ALIVE, isAsDrawn, PRERENDERED, readWave } from "./wake/hand-over.ts";

/**
 * Brings a whole page to life: loads the texts and the code of the matched route first, then takes over the prerendered markup in the
 * language it was drawn in, or draws a shell page from nothing.
 */
export async function startPage(brand: Brand, root: HTMLElement): Promise<void> {
  const state = await fetchPageState(readWave()?.state);
  const app = await createApp({ brand, language: documentLanguage(brand.defaultLanguage), texts: state.texts });
  const refresh = keepAnswers(app.queryClient, state);
  // What a page was drawn with is as good as the build; a fan who acts sees the operator's own answers before deciding anything.
  document.addEventListener(ALIVE, () => onNextAct(refresh), { once: true });
  const router = createClubRouter(app);
  const prerendered = isAsDrawn(root, location.search);
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
