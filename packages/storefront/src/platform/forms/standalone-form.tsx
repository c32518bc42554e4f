import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { AppCore } from "../app/core.ts";
import { AppProviders } from "../app/use-app.tsx";
import type { Place } from "../place/place.tsx";
import { DrawnAnswers, type PageAnswers } from "./use-page-answer.ts";
import { fetchNotices } from "../signed-in/fetch-notices.ts";
import { sessionNoticeAtom } from "../session/session-state.ts";
import { ReportHydrated } from "../app/report-hydrated.tsx";

type StandaloneFormProps = {
  readonly app: AppCore;
  readonly place: Place;
  /** Answers that the page was rendered with, for `usePageAnswer`. */
  readonly answers: PageAnswers;
  readonly children: ReactNode;
};

/**
 * The root of a standalone form. The prerenderer and the browser must render the same tree, because React's ids follow from the place in
 * it.
 */
export function StandaloneForm({ app, place, answers, children }: StandaloneFormProps) {
  return (
    <AppProviders app={app} place={place}>
      <DrawnAnswers value={answers}>{children}</DrawnAnswers>
      <ReportHydrated />
      <StartSession app={app} />
    </AppProviders>
  );
}

/**
 * Starts the session after hydration, because its changes would render fields again whose content was not handed over yet. Reports the end
 * of the session as every page does, by code that loads when there is something to report; if it cannot load, the form goes on.
 */
function StartSession({ app }: Pick<StandaloneFormProps, "app">) {
  const [Notices, setNotices] = useState<ComponentType>();
  useEffect(() => {
    void app.session.start();
    return app.store.sub(sessionNoticeAtom, () => void fetchNotices().then((told) => setNotices(() => told)));
  }, [app]);
  return Notices && <Notices />;
}
