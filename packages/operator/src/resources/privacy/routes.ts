import { deleteMe, exportMe } from "@tribun/api-client/contract";
import { route } from "../../http/route.ts";
import { guardPassword } from "../account/password-guard.ts";
import { deleteAccount } from "./delete.ts";
import { exportOf } from "./export.ts";

export const privacyRoutes = [
  route(exportMe, ({ ctx }) => {
    ctx.setHeader("content-disposition", 'attachment; filename="tribun-export.json"');
    return exportOf(ctx.db, ctx.user, ctx.clock.now());
  }),
  route(deleteMe, async ({ body, ctx }) => {
    await guardPassword(ctx.deps, ctx.user, body.password);
    await deleteAccount(ctx.deps, ctx.user);
    return {};
  }),
];
