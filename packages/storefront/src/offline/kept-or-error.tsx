import { useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useState } from "react";
import { useApp } from "../api/use-app.tsx";
import { subjectOf } from "../session/token.ts";
import { LazyApiErrorView } from "../shell/lazy-errors.tsx";
import { restoreKept } from "./kept.ts";

type KeptOrErrorProps = ComponentProps<typeof LazyApiErrorView> & {
  /** What was kept for this fan is in the queries now. */
  readonly onRestored: () => void;
};

/** Where the operator could not be asked who the fan is: what was kept for the owner of the stored token, else what went wrong. */
export function KeptOrError({ onRestored, ...failure }: KeptOrErrorProps) {
  const { session } = useApp();
  const queryClient = useQueryClient();
  const [restored] = useState(() => {
    const fan = subjectOf(session.accessToken());
    return fan !== undefined && restoreKept(fan, queryClient);
  });
  useEffect(() => {
    if (restored) onRestored();
  }, [restored, onRestored]);
  return restored ? null : <LazyApiErrorView {...failure} />;
}
