import { useQueryClient } from "@tanstack/react-query";
import type { ActiveOption } from "@tribun/api-client/contract";
import { useApiScope } from "../../api/use-app.tsx";
import { putAnswer } from "../account-common/put-answer.ts";
import { useAct } from "../account-common/use-act.ts";
import { myPacksQuery } from "./queries.ts";

type Wish = "stop" | "resume";

/** Stops an own pack's renewal, or lets it go on. What the operator answers stands on the page at once; its refusal is the failure. */
export function useRenewal(pack: ActiveOption) {
  const scope = useApiScope();
  const client = useQueryClient();
  const { queryKey } = myPacksQuery(scope);
  const act = useAct<Wish>();
  const change = async (autoRenew: boolean) => {
    const { optionRenewal } = await import("@tribun/api-client/calls/packs");
    try {
      const changed = await scope.api(optionRenewal, { params: { id: pack.id }, body: { autoRenew } });
      await putAnswer(client, queryKey, (packs) => packs?.map((known) => (known.id === changed.id ? changed : known)));
    } catch (error) {
      // Whatever kept it from being changed may have changed the pack.
      await client.invalidateQueries({ queryKey });
      throw error;
    }
  };
  return { ...act, run: (wish: Wish) => void act.run(wish, () => change(wish === "resume")) };
}
