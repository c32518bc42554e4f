import { useEffect, useState } from "react";
import { useWizard } from "../../shared/environment.tsx";

/** Whether the fan has done anything since this was drawn: who only looks is asked for nothing that comes later. */
export function useActed(): boolean {
  const { onNextAct } = useWizard();
  const [acted, setActed] = useState(false);
  useEffect(() => onNextAct(() => setActed(true)), [onNextAct]);
  return acted;
}
