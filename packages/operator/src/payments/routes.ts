import { paymentWebhook } from "@tribun/api-client/contract";
import { route } from "../http/route.ts";
import { receivePaymentEvent, refuseForgedEvent } from "./receive.ts";

export const paymentRoutes = [
  route(paymentWebhook, { signed: ({ deps, rawBody, headers }) => refuseForgedEvent(deps, rawBody, headers) }, async ({ ctx }) => {
    await ctx.db.transaction((tx) => receivePaymentEvent(ctx.deps, tx, ctx.rawBody, ctx.headers));
    return { received: true as const };
  }),
];
