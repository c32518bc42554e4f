import { useQueryClient } from "@tanstack/react-query";
import { useLanguage } from "@tribun/i18n";
import { type ComponentProps, useEffect, useState } from "react";
import { useApp } from "../../platform/app/use-app.tsx";
import { subjectOf } from "../../platform/session/token.ts";
import { LazyApiErrorView } from "../lazy-errors.tsx";
import { restoreKept } from "../../platform/offline/kept.ts";

type KeptOrErrorProps = ComponentProps<typeof LazyApiErrorView> & {
  /** The rest of the query key of the answer without which the page shows nothing. */
  readonly needs: readonly string[];
  /** Called when the answers stored for this fan are in the query cache. */
  readonly onRestored: () => void;
};

/** When the operator could not say who the fan is: restores what was stored for the owner of the token, else shows the error. */
export function KeptOrError({ needs, onRestored, ...failure }: KeptOrErrorProps) {
  const { session, clock } = useApp();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [restored] = useState(() => {
    const fan = subjectOf(session.accessToken());
    if (fan !== undefined) restoreKept({ fan, now: clock.now() }, queryClient);
    return queryClient.getQueryData(["private", language, ...needs]) !== undefined;
  });
  useEffect(() => {
    if (restored) onRestored();
  }, [restored, onRestored]);
  return restored ? null : <LazyApiErrorView {...failure} />;
}
