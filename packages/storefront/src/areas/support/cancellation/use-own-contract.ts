import type { Line } from "@tribun/api-client/contract";
import { useFormat } from "@tribun/i18n";
import { useApi } from "../../../platform/app/use-app.tsx";
import { useAnswer } from "../../../platform/forms/no-script/use-answer.ts";
import { useQueryParam } from "../../../platform/place/place.tsx";
import { useSession } from "../../../platform/signed-in/use-session.ts";

/** The facts known about a signed-in fan. */
export type OwnContract = {
  /**
   * Values that fill in the forms. `contract` is set only if the fan has one line or the address names one, so that the page never chooses
   * between lines.
   */
  readonly fields: { readonly name: string; readonly email: string; readonly contract?: string };
  /** The line that `contract` names. */
  readonly line?: Line;
};

/** The signed-in fan's own name, address and contract; undefined for a guest. */
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
  // An order can end before it has a line; the operator accepts its number as a contract.
  if (order !== undefined) return { fields: { ...fields, contract: order } };
  const line = lines?.length === 1 ? lines[0] : lines?.find(({ id }) => id === asked);
  return line ? { fields: { ...fields, contract: format.phone(line.msisdn) }, line } : { fields };
}
