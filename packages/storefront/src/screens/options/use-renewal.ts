import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ActiveOption } from "@tribun/api-client/contract";
import { useApiScope } from "../../api/use-app.tsx";
import { myPacksQuery } from "./queries.ts";

/** Stops an own pack's renewal, or lets it go on. What the operator answers stands on the page at once; its refusal is the mutation's error. */
export function useRenewal(pack: ActiveOption) {
  const scope = useApiScope();
  const client = useQueryClient();
  const { queryKey } = myPacksQuery(scope);
  return useMutation({
    mutationFn: async (autoRenew: boolean) => {
      const { optionRenewal } = await import("@tribun/api-client/calls/packs");
      return scope.api(optionRenewal, { params: { id: pack.id }, body: { autoRenew } });
    },
    onSuccess: (changed) => {
      client.setQueryData(queryKey, (packs) => packs?.map((known) => (known.id === changed.id ? changed : known)));
    },
    // Whatever kept it from being changed may have changed the pack.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
