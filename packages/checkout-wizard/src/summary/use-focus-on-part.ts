import { atom, useAtom } from "jotai";
import { useEffect } from "react";
import type { EditPart } from "../draft/order-draft.ts";

/** A part of the order summary with a change button. */
export type TicketPartName = EditPart | "number";

/** The id of a part's element. */
export const partId = (part: TicketPartName) => `part-${part}`;

/** Outside the parts, because the change that closes a part may remount it. */
const wantedAtom = atom<TicketPartName | undefined>(undefined);

/** Returns a function that moves the focus to a part's button once the change has rendered. */
export function useFocusOnPart(part: TicketPartName): () => void {
  const [wanted, setWanted] = useAtom(wantedAtom);
  useEffect(() => {
    if (wanted !== part) return;
    setWanted(undefined);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${partId(part)} button`)?.focus());
  }, [wanted, setWanted, part]);
  return () => setWanted(part);
}
