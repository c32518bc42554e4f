import { useEffect } from "react";
import { useApp } from "../platform/app/use-app.tsx";

/** A page that was reloaded less than this long ago is not reloaded again. */
const JUST_LOADED_MS = 20_000;

/**
 * Reloads the page once the connection is back, when its code or texts could not load: browsers and the bundler remember a file that
 * failed, so that fetching it again may fail too. The address names the page that the fan wants.
 */
export function useReloadWhenBack(lost: boolean): void {
  const { connection } = useApp();
  useEffect(() => (lost ? connection.whenBack(reload) : undefined), [lost, connection]);
}

function reload(): void {
  const [way] = performance.getEntriesByType("navigation");
  const reloaded = way instanceof PerformanceNavigationTiming && way.type === "reload";
  if (!reloaded || performance.now() > JUST_LOADED_MS) location.reload();
}
