import type { Line } from "@tribun/api-client/contract";
import { useFormat } from "@tribun/i18n";
import { useApi } from "../../../platform/app/use-app.tsx";
import { useAnswer } from "../../../platform/forms/no-script/use-answer.ts";
import { useQueryParam } from "../../../platform/place/place.tsx";
import { useSession } from "../../../platform/signed-in/use-session.ts";

/** What is known of a signed-in fan. */
export type OwnContract = {
  /** What the forms are filled in with; `contract` where there is one line alone or the address names one, so that no choice is made for them. */
  readonly fields: { readonly name: string; readonly email: string; readonly contract?: string };
  /** The line that `contract` stands for. */
  readonly line?: Line;
};

/** The signed-in fan's own name, address and contract; undefined for everybody else. */
export function useOwnContract(): OwnContract | undefined {
  const { user } = useSession();
  const api = useApi();
  const format = useFormat();
  const asked = useQueryParam("line");
  const order = useQueryParam("order");
  const { data: lines } = useAnswer(user?.id, async () => {
    const { myLines } = await import("@tribun/api-client/calls/orders");
    return api(myLines, {});
  });
  if (!user) return undefined;
  const fields = { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email };
  // An order may be named before it has a line; its number is one that the operator knows a contract by.
  if (order !== undefined) return { fields: { ...fields, contract: order } };
  const line = lines?.length === 1 ? lines[0] : lines?.find(({ id }) => id === asked);
  return line ? { fields: { ...fields, contract: format.phone(line.msisdn) }, line } : { fields };
}
