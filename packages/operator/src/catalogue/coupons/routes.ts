import { couponCode } from "@tribun/api-client/contract";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { findTariff } from "../tariffs/store.ts";
import { couponView, usableCoupon } from "./coupons.ts";

export const couponRoutes = [
  route(couponCode, async ({ params, query, ctx }) => {
    const tariff = query.tariffId === undefined ? undefined : await findTariff(ctx.db, query.tariffId);
    // A coupon for a tariff that does not exist fits no tariff.
    if (query.tariffId !== undefined && !tariff) throw Problem.couponNotForTariff();
    return couponView(await usableCoupon(ctx.db, params.code, tariff?.type, ctx.clock.now()), ctx.language);
  }),
];
