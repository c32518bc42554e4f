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
  /** Answers that the page was drawn with, for `usePageAnswer`. */
  readonly answers: PageAnswers;
  readonly children: ReactNode;
};

/** The root of a form that is taken over alone: the same in the prerenderer and in the browser, as its ids follow from its place in it. */
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
 * Looks for the fan's token once the form is alive: what it changes would draw fields anew whose content nobody has handed over. Tells of
 * its end as every page does, by code that comes when there is something to tell; where it cannot be fetched the form goes on.
 */
function StartSession({ app }: Pick<StandaloneFormProps, "app">) {
  const [Notices, setNotices] = useState<ComponentType>();
  useEffect(() => {
    void app.session.start();
    return app.store.sub(sessionNoticeAtom, () => void fetchNotices().then((told) => setNotices(() => told)));
  }, [app]);
  return Notices && <Notices />;
}
