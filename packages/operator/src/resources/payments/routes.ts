import { paymentWebhook } from "@tribun/api-client/contract";
import { route } from "../../http/route.ts";
import { receivePaymentEvent } from "./receive.ts";

export const paymentRoutes = [
  route(paymentWebhook, async ({ ctx }) => {
    await ctx.db.transaction((tx) => receivePaymentEvent(ctx.deps, tx, ctx.rawBody, ctx.headers));
    return { received: true as const };
  }),
];
