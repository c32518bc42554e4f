import { atom, useAtom } from "jotai";
import { useEffect } from "react";
import type { EditPart } from "../draft/order-draft.ts";

/** A part of the ticket that has a button to change it. */
export type TicketPartName = EditPart | "number";

/** The id of a part on the page. */
export const partId = (part: TicketPartName) => `part-${part}`;

/** Beside the parts, as one may be drawn anew by the very change that closes it. */
const wantedAtom = atom<TicketPartName | undefined>(undefined);

/** Gives the focus back to the button of a part, once what has changed is on the page. @returns asks for that */
export function useFocusOnPart(part: TicketPartName): () => void {
  const [wanted, setWanted] = useAtom(wantedAtom);
  useEffect(() => {
    if (wanted !== part) return;
    setWanted(undefined);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${partId(part)} button`)?.focus());
  }, [wanted, setWanted, part]);
  return () => setWanted(part);
}
