import {
  addPaymentMethod,
  defaultPaymentMethod,
  keepPaymentMethod,
  paymentMethods,
  removePaymentMethod,
} from "@tribun/api-client/contract";
import type { PaymentMethod } from "@tribun/api-client/contract";
import type { PaymentMethodRow } from "../../db/schema/payments.ts";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { touch } from "../../base/touch.ts";
import { addMethod } from "./add.ts";
import { openKeeping } from "./keep.ts";
import { removeMethod } from "./remove.ts";
import { findMethod, listMethods, makeDefault } from "./store.ts";

/** Routes of payment methods (flows §4.7). */
export const paymentMethodRoutes = [
  route(paymentMethods, async ({ ctx }) => {
    const rows = await listMethods(ctx.db, { userId: ctx.user.id, teamId: ctx.team.id });
    return rows.map(methodView);
  }),
  route(addPaymentMethod, { asks: "payment" }, async ({ body, ctx }) => methodView(await addMethod(ctx, body))),
  route(keepPaymentMethod, ({ body, ctx }) => openKeeping(ctx, body.type)),
  route(defaultPaymentMethod, async ({ params, ctx }) => {
    const { db, user, team } = ctx;
    const owner = { userId: user.id, teamId: team.id };
    // Locks the fan's row, so that two simultaneous calls do not leave two defaults.
    await touch(db, user.id);
    const method = await findMethod(db, owner, params.id);
    if (!method) throw Problem.paymentMethodNotFound();
    await makeDefault(db, owner, method.id);
    return methodView({ ...method, isDefault: true });
  }),
  route(removePaymentMethod, async ({ params, ctx }) => {
    await removeMethod(ctx, params.id);
    return {};
  }),
];

function methodView({ id, type, label, isDefault, mandateReference }: PaymentMethodRow): PaymentMethod {
  return { id, type, label, isDefault, ...(mandateReference !== null && { mandateReference }) };
}
