import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import type { Porting, PortingCorrection } from "@tribun/api-client/contract";
import { phoneReserve } from "@tribun/api-client/calls/catalogue";
import { cancelPorting, correctPorting, portingNewNumber } from "@tribun/api-client/calls/portings";
import { useRef } from "react";
import { useSendKey } from "../../forms/use-send-key.ts";
import { useApp } from "../../api/use-app.tsx";

/** What a fan can do about a number on its way. Each throws what the operator answers, and reads everything again when it is done. */
export function usePortCalls({ id }: Pick<Porting, "id">) {
  const { api } = useApp();
  const client = useQueryClient();
  // Both survive a press whose answer got lost, so that the operator recognises the same wish and holds no number twice.
  const keyOf = useSendKey();
  const held = useRef<{ readonly registryId: string; readonly reservationId: string }>(undefined);
  const params = { id };
  const renew = () => client.invalidateQueries({ queryKey: ["private"] });
  return {
    correct: async (body: PortingCorrection): Promise<void> => {
      await api(correctPorting, { params, body });
      await renew();
    },
    cancel: async (): Promise<void> => {
      await api(cancelPorting, { params, body: {} });
      await renew();
    },
    /** Holds a number and starts the line with it. */
    takeNumber: async (registryId: string): Promise<void> => {
      if (held.current?.registryId !== registryId) {
        const { reservationId } = await api(phoneReserve, { params: { id: registryId }, body: {} });
        held.current = { registryId, reservationId };
      }
      const body = held.current;
      try {
        await api(portingNewNumber, { params, body, idempotencyKey: keyOf(body) });
      } catch (cause) {
        // What the operator refused is held no longer; what it did not answer may have worked.
        if (!(cause instanceof ApiError && cause.reason === "unreachable")) held.current = undefined;
        throw cause;
      }
      await renew();
    },
  };
}
