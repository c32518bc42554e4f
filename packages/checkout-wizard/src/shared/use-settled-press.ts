import { useEffect, useState } from "react";

/**
 * A press that continues once the data for its check has loaded, and waits until then.
 * @param check shows what is missing; false keeps the fan here
 * @param settling data that the check needs is still loading
 * @param goOn what the press leads to
 */
export function useSettledPress(check: () => boolean, settling: boolean, goOn: () => void) {
  const [waiting, setWaiting] = useState(false);
  const press = () => {
    const holds = check();
    setWaiting(holds && settling);
    if (holds && !settling) goOn();
  };
  // Runs on every render, because the check has to see the newest order.
  useEffect(() => {
    if (waiting && !settling) press();
  });
  return { press, busy: waiting };
}
