import { checkoutStatus } from "@tribun/api-client/contract";
import { euro, TransactionStatus } from "@tribun/domain";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { findCheckout } from "./find.ts";
import { returnUrl } from "./return-url.ts";
import { isOpen } from "./store.ts";

export const checkoutStatusRoutes = [
  route(checkoutStatus, async ({ params, ctx }) => {
    const found = await findCheckout(ctx.deps, ctx.db, params.id);
    if (!found) throw Problem.failed({ status: 404, reason: "orderNotFound" });
    const { checkout, subject } = found;
    const payable = subject.payable && isOpen(checkout, ctx.clock.now());
    const redirectUrl = payable ? `/c/${checkout.id}` : subject.status === TransactionStatus.Success ? returnUrl(found) : undefined;
    return {
      transactionStatus: subject.status,
      tId: subject.transactionId,
      orderId: checkout.subjectId,
      purpose: checkout.purpose,
      price: euro(subject.amountCents),
      own: subject.userId === ctx.user?.id,
      ...(subject.reason !== null && { reason: subject.reason }),
      ...(redirectUrl !== undefined && { redirectUrl }),
      ...(subject.status === TransactionStatus.Fail && { againUrl: returnUrl(found) }),
    };
  }),
];
