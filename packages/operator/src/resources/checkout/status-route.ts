import { checkoutStatus } from "@tribun/api-client/contract";
import { euro, isPayable, TransactionStatus, transactionStatusOf } from "@tribun/domain";
import { Problem } from "../../http/problem.ts";
import { route } from "../../http/route.ts";
import { findCheckout, isOpen } from "./find.ts";
import { returnUrl } from "./return-url.ts";

export const checkoutStatusRoutes = [
  route(checkoutStatus, async ({ params, ctx }) => {
    const found = await findCheckout(ctx.db, params.id);
    if (!found) throw new Problem("1037");
    const { checkout, order } = found;
    const status = transactionStatusOf(order.state);
    const payable = isPayable(order.state) && isOpen(checkout, ctx.clock.now());
    const redirectUrl = payable ? `/c/${checkout.id}` : status === TransactionStatus.Success ? returnUrl(checkout, order) : undefined;
    return {
      transactionStatus: status,
      tId: order.transactionId,
      orderId: order.id,
      price: euro(order.payment.dueNow),
      ...(order.reason !== null && { reason: order.reason }),
      ...(redirectUrl !== undefined && { redirectUrl }),
    };
  }),
];
