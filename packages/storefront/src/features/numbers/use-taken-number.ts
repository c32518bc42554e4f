import { ApiError } from "@tribun/api-client";
import { phoneReserve } from "@tribun/api-client/calls/catalogue";
import { useRef } from "react";
import { useApi } from "../../platform/app/use-app.tsx";

/** A number that the fan has chosen and that the operator holds for them. */
export type HeldChoice = { readonly registryId: string; readonly reservationId: string };

const GONE = ["1104", "1105", "1108"];

/** True when the number is no longer free or held for this fan. */
export function isNumberGone(cause: unknown): boolean {
  return cause instanceof ApiError && GONE.includes(cause.code);
}

/**
 * Returns a function that holds a number in stock and then calls `send`. A second press after a lost answer reuses the hold, so that no
 * number is held twice. With the same key, from `useSendOnce`, the operator recognises the repeated request.
 * @param send makes the call with the held number; its errors are rethrown
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
      // A number that is gone is no longer held. Without an answer the call may have worked, so the hold stays.
      if (isNumberGone(cause)) held.current = undefined;
      throw cause;
    }
  };
}
