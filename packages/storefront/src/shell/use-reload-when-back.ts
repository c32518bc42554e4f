import { useEffect } from "react";
import { useApp } from "../platform/app/use-app.tsx";

/** A page that was loaded anew so shortly before is not helped by doing it again. */
const JUST_LOADED_MS = 20_000;

/**
 * Loads the page anew once the connection is back, where its code or texts could not be fetched: browsers and bundler remember
 * what failed, so that asking for the same file again may bring nothing. The address names the page the fan wanted.
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
