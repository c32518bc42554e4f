import { useEffect, useState } from "react";
import { useWizard } from "../../shared/environment.tsx";

/** True once the fan has given any input since the mount, so that nothing loads for a fan who only reads. */
export function useHasInteracted(): boolean {
  const { onNextAct } = useWizard();
  const [acted, setActed] = useState(false);
  useEffect(() => onNextAct(() => setActed(true)), [onNextAct]);
  return acted;
}
