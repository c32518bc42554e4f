import { ApiError } from "@tribun/api-client";
import { phoneReserve } from "@tribun/api-client/calls/catalogue";
import { useRef } from "react";
import { useApi } from "../../platform/app/use-app.tsx";

/** A number that was chosen and is held for this fan. */
export type HeldChoice = { readonly registryId: string; readonly reservationId: string };

const GONE = ["1104", "1105", "1108"];

/** True where somebody else has the number by now. */
export function isNumberGone(cause: unknown): boolean {
  return cause instanceof ApiError && GONE.includes(cause.code);
}

/**
 * Holds a number of the stock and has it taken. The hold survives a press whose answer got lost, so that no number is held twice; with the
 * same key, as `useSendOnce` gives it, the operator recognises the same wish.
 * @param send makes the call with what is held; what it throws is thrown on
 */
export function useTakenNumber(): <T>(registryId: string, send: (chosen: HeldChoice) => Promise<T>) => Promise<T> {
  const api = useApi();
  const held = useRef<HeldChoice>(undefined);
  return async (registryId, send) => {
    if (held.current?.registryId !== registryId) {
      const { reservationId } = await api(phoneReserve, { params: { id: registryId }, body: {} });
      held.current = { registryId, reservationId };
    }
    try {
      return await send(held.current);
    } catch (cause) {
      // What is gone is held no longer; what the operator did not answer may have worked.
      if (isNumberGone(cause)) held.current = undefined;
      throw cause;
    }
  };
}
