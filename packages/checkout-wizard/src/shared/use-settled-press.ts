import { useEffect, useState } from "react";

/**
 * A press that goes on once what it is checked by is known, and waits for it until then.
 * @param check says what is missing; false keeps the fan here
 * @param settling what it is checked by is on its way
 * @param goOn what the press leads to
 */
export function useSettledPress(check: () => boolean, settling: boolean, goOn: () => void) {
  const [waiting, setWaiting] = useState(false);
  const press = () => {
    const holds = check();
    setWaiting(holds && settling);
    if (holds && !settling) goOn();
  };
  // With each render, as what is checked is the order as it stands by then.
  useEffect(() => {
    if (waiting && !settling) press();
  });
  return { press, busy: waiting };
}
