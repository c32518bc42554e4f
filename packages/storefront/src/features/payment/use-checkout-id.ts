import { useQuery } from "@tanstack/react-query";
import { myOrders } from "@tribun/api-client/calls/orders";
import { useOrderDraft } from "@tribun/checkout-wizard";
import { useApi } from "../../platform/app/use-app.tsx";
import { useSession } from "../../platform/signed-in/use-session.ts";
import { useKeptParam } from "./use-kept-param.ts";

/**
 * The payment that a page shows: the one in its address. Without one, it is the open order of this browser, else the fan's newest
 * unfinished order.
 * @returns `known` is false while the fan's orders load
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
