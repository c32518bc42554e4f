import { paymentWebhook } from "@tribun/api-client/contract";
import { route } from "../../http/route.ts";
import { SIGNATURE_HEADER } from "../../providers/payment/signature.ts";
import { receivePaymentEvent } from "./receive.ts";

export const paymentRoutes = [
  route(paymentWebhook, async ({ ctx }) => {
    const signature = ctx.headers.get(SIGNATURE_HEADER);
    await ctx.db.transaction((tx) => receivePaymentEvent(ctx.deps, tx, ctx.rawBody, signature));
    return { received: true as const };
  }),
];
