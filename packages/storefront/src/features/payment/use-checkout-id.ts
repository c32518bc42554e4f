import { useQuery } from "@tanstack/react-query";
import { myOrders } from "@tribun/api-client/calls/orders";
import { useOrderDraft } from "@tribun/checkout-wizard";
import { useApi } from "../../platform/app/use-app.tsx";
import { useSession } from "../../platform/signed-in/use-session.ts";
import { useKeptParam } from "./use-kept-param.ts";

/**
 * Which payment a page tells of: the one in its address. An address that has lost it means the order that this browser waits for, and
 * else the fan's newest one that is not finished.
 * @returns `known` false while the fan's orders are asked for
 */
export function useCheckoutId(): { readonly cId: string | undefined; readonly known: boolean } {
  const given = useKeptParam("cId");
  const api = useApi();
  const { status } = useSession();
  const { ready, draft } = useOrderDraft();
  const own = draft.openOrder?.checkoutId;
  const asked = given === undefined && ready && own === undefined && status === "authenticated";
  const orders = useQuery({
    queryKey: ["private", "orders-unfinished"],
    queryFn: ({ signal }) => api(myOrders, { signal }),
    enabled: asked,
    gcTime: 0,
  });
  if (given !== undefined) return { cId: given, known: true };
  if (own !== undefined) return { cId: own, known: true };
  const waits = !ready || status === "loading" || (asked && orders.isPending);
  return { cId: orders.data?.find(({ checkoutId }) => checkoutId !== undefined)?.checkoutId, known: !waits };
}
