import { useFormat } from "@tribun/i18n";
import { useApi } from "../../api/use-app.tsx";
import { useAnswer } from "../../forms/use-answer.ts";
import { useSession } from "../../session/use-session.ts";

/** What is known of a signed-in fan; `contract` where there is one line alone, so that no choice is made for them. */
export type OwnContract = { readonly name: string; readonly email: string; readonly contract?: string };

/** The signed-in fan's own name, address and contract; undefined for everybody else. */
export function useOwnContract(): OwnContract | undefined {
  const { user } = useSession();
  const api = useApi();
  const format = useFormat();
  const { data: lines } = useAnswer(user?.id, async () => {
    const { myLines } = await import("@tribun/api-client/calls/orders");
    return api(myLines, {});
  });
  if (!user) return undefined;
  const [line, ...more] = lines ?? [];
  const own = { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email };
  return line && more.length === 0 ? { ...own, contract: format.phone(line.msisdn) } : own;
}
