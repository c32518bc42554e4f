import { useAtomValue, useSetAtom } from "jotai";
import { createContext, use, useEffect, useMemo } from "react";
import { EMPTY_DRAFT, type OrderDraft } from "../draft/order-draft.ts";
import { changeDraftAtom, draftAtom, draftClubAtom, loadDraftAtom, otherTabsAtom } from "./draft-atom.ts";
import { orderSecretsAtom } from "./secrets.ts";
import { ApiError } from "@tribun/api-client";

type Change = (draft: OrderDraft) => OrderDraft;

export type OrderDraftHandle = {
  /** False on the server and until the browser's storage has been read; show a skeleton instead of an empty order. */
  readonly ready: boolean;
  readonly draft: OrderDraft;
  /** Applies a change to the newest draft and stores it. */
  readonly change: (change: Change) => void;
  /** Forgets the order with its secrets and returns to the defaults (spec §4). */
  readonly clear: () => void;
  /** Does the same if this is the order that was sent; a newer order stays. Resolves when the change is stored. */
  readonly forgetOrdered: (orderId: string) => Promise<void>;
};

/** The order as seen inside a part that is being edited: reads and changes go to the part's copy. */
export type DraftLens = { readonly read: Change; readonly within: (change: Change) => Change };
export const DraftLensContext = createContext<DraftLens | undefined>(undefined);

/**
 * The fan's order so far. It survives reloads, follows other tabs, belongs to one club and expires after 24 hours. Safe on the server.
 * Choose a tariff through `useTariffChoice`, which asks before it replaces one.
 */
export function useOrderDraft(): OrderDraftHandle {
  const { ready, draft } = useAtomValue(draftAtom);
  const club = useAtomValue(draftClubAtom);
  const otherTabs = useAtomValue(otherTabsAtom);
  const load = useSetAtom(loadDraftAtom);
  const change = useSetAtom(changeDraftAtom);
  const setSecrets = useSetAtom(orderSecretsAtom);

  const lens = use(DraftLensContext);

  useEffect(() => void load(), [load, club, otherTabs]);

  // The callbacks keep their identity while the draft changes, so that effects may depend on them.
  const actions = useMemo<Omit<OrderDraftHandle, "ready" | "draft">>(
    () => ({
      change: (how) => void change(lens ? lens.within(how) : how),
      clear: () => {
        void change(() => EMPTY_DRAFT);
        setSecrets({});
      },
      forgetOrdered: (orderId) =>
        change((draft) => {
          if (draft.openOrder?.orderId !== orderId) return draft;
          setSecrets({});
          return EMPTY_DRAFT;
        }),
    }),
    [change, setSecrets, lens],
  );
  return useMemo(() => ({ ready, draft: lens ? lens.read(draft) : draft, ...actions }), [ready, draft, lens, actions]);
}

/** Reasons that end an order. A payment under way or completed elsewhere also refuses it, but must not lead to a second order. */
const ENDED = ["order.expired", "order.cancelled", "order.rejected", "order.withdrawn"];

/** True when an order can no longer be paid and only a new one helps. */
export function isClosed(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "1108" || error.code === "1104" || ENDED.includes(error.reason ?? ""));
}
