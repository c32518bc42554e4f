import { useQueryClient } from "@tanstack/react-query";
import type { Porting, PortingCorrection } from "@tribun/api-client/contract";
import { phoneReserve } from "@tribun/api-client/calls/catalogue";
import { cancelPorting, correctPorting, portingNewNumber } from "@tribun/api-client/calls/portings";
import { useRef } from "react";
import { useApp } from "../../../api/use-app.tsx";

/** What a fan can do about a number on its way. Each throws what the operator answers, and reads everything again when it is done. */
export function usePortCalls({ id }: Pick<Porting, "id">) {
  const { api } = useApp();
  const client = useQueryClient();
  // Survives a press that failed on the way, so that the operator recognises the same wish.
  const key = useRef(crypto.randomUUID());
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
      const { reservationId } = await api(phoneReserve, { params: { id: registryId }, body: {} });
      await api(portingNewNumber, { params, body: { registryId, reservationId }, idempotencyKey: key.current });
      key.current = crypto.randomUUID();
      await renew();
    },
  };
}
