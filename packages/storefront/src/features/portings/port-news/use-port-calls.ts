import { useQueryClient } from "@tanstack/react-query";
import type { Porting, PortingCorrection } from "@tribun/api-client/contract";
import { cancelPorting, correctPorting, portingNewNumber } from "@tribun/api-client/calls/portings";
import { useSendOnce } from "@tribun/forms";
import { useApp } from "../../../platform/app/use-app.tsx";
import { useTakenNumber } from "../../numbers/use-taken-number.ts";

/** What a fan can do about a porting. Each call throws the operator's error, and refreshes all private queries when it is done. */
export function usePortCalls({ id }: Pick<Porting, "id">) {
  const { api } = useApp();
  const client = useQueryClient();
  const take = useTakenNumber();
  const { send } = useSendOnce();
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
      const taken = await take(registryId, (body) =>
        send(body, (idempotencyKey) => api(portingNewNumber, { params, body, idempotencyKey })),
      );
      // Undefined while an earlier press is still under way.
      if (taken !== undefined) await renew();
    },
  };
}
