import { type DataExport, deleteMe, exportMe, exportMeByProof } from "@tribun/api-client/contract";
import { route } from "../http/route.ts";
import type { Context } from "../http/context.ts";
import { guardProof, type Proof, proofOf } from "../http/proof/proof-guard.ts";
import { deleteAccount } from "./delete.ts";
import { exportOf } from "./export.ts";

export const privacyRoutes = [
  route(exportMe, ({ ctx }) => exportTo(ctx, proofOf(ctx.headers))),
  route(exportMeByProof, ({ body, ctx }) => exportTo(ctx, body)),
  route(deleteMe, async ({ body, ctx }) => {
    await guardProof(ctx.deps, ctx.team, ctx.user, body);
    await deleteAccount(ctx.deps, ctx.user);
    return {};
  }),
];

async function exportTo(ctx: Context<typeof exportMe>, proof: Proof): Promise<DataExport> {
  await guardProof(ctx.deps, ctx.team, ctx.user, proof);
  ctx.setHeader("content-disposition", 'attachment; filename="tribun-export.json"');
  return exportOf(ctx.db, ctx.user, ctx.clock.now());
}
