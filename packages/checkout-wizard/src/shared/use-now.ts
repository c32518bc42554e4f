import { useEffect, useState } from "react";
import { useWizard } from "./environment.tsx";

/** The operator's clock in milliseconds, updated every second while `ticking`. */
export function useNow(ticking: boolean): number {
  const { now } = useWizard();
  const [shown, setShown] = useState(now);
  useEffect(() => {
    setShown(now());
    if (!ticking) return;
    const timer = setInterval(() => setShown(now()), 1000);
    return () => clearInterval(timer);
  }, [now, ticking]);
  return shown;
}
