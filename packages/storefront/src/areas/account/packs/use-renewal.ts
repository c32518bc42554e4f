import { useQueryClient } from "@tanstack/react-query";
import type { ActiveOption } from "@tribun/api-client/contract";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { putAnswer } from "../shared/put-answer.ts";
import { useAct } from "../../../platform/queries/use-act.ts";
import { myPacksQuery } from "../shared/my-packs.ts";

type Wish = "stop" | "resume" | "start";

/**
 * Stops or resumes the renewal of an own pack, or starts a pack now. Puts the operator's answer into the cache at once; a refusal is the
 * failure.
 */
export function useRenewal(pack: ActiveOption) {
  const scope = useApiScope();
  const client = useQueryClient();
  const { queryKey } = myPacksQuery(scope);
  const act = useAct<Wish>();
  const change = async (wish: Wish) => {
    const { optionRenewal, optionStart } = await import("@tribun/api-client/calls/packs");
    const params = { id: pack.id };
    try {
      const changed = await (wish === "start"
        ? scope.api(optionStart, { params, body: { earlyStart: true } })
        : scope.api(optionRenewal, { params, body: { autoRenew: wish === "resume" } }));
      await putAnswer(client, queryKey, (packs) => packs?.map((known) => (known.id === changed.id ? changed : known)));
    } catch (error) {
      // Whatever caused the refusal may have changed the pack, so refetch it.
      await client.invalidateQueries({ queryKey });
      throw error;
    }
  };
  return { ...act, run: (wish: Wish) => void act.run(wish, () => change(wish)) };
}
