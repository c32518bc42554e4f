import { useEffect, useState } from "react";

/**
 * Whole seconds until an instant, updated once a second; 0 when it has passed, undefined without one.
 * @param until milliseconds since the epoch, by the server's clock
 * @param clockOffset server's clock minus this device's, in milliseconds
 */
export function useCountdown(until: number | undefined, clockOffset = 0): number | undefined {
  const [left, setLeft] = useState(() => secondsUntil(until, clockOffset));
  useEffect(() => {
    setLeft(secondsUntil(until, clockOffset));
    if (until === undefined) return undefined;
    const timer = setInterval(() => {
      const now = secondsUntil(until, clockOffset);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until, clockOffset]);
  return left;
}

function secondsUntil(until: number | undefined, clockOffset: number): number | undefined {
  return until === undefined ? undefined : Math.max(0, Math.ceil((until - Date.now() - clockOffset) / 1000));
}
