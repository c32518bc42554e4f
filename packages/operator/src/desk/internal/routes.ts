import {
  announceChange as announceChangeCall,
  deviceDetail,
  removeDistributor,
  reportReturn,
  resolveTicket as resolveTicketCall,
  saveDistributor,
} from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { devices, distributors } from "../../db/schema/content.ts";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { reportReturned } from "../../contracts/declarations/goods-return.ts";
import { distributorView } from "../../catalogue/distributors/routes.ts";
import { announceChange } from "../../contracts/notices/contract-changes.ts";
import { resolveTicket } from "../support/resolve.ts";

const TAC_LENGTH = 8;

/** Routes for the operator's internal systems. */
export const internalRoutes = [
  route(saveDistributor, async ({ params, body, ctx }) => {
    const shop = { id: params.id, ...body };
    try {
      await ctx.deps.providers.directory.saveShop(ctx.db, shop);
    } catch (cause) {
      throw Problem.distributorNotCreated({ cause });
    }
    const row = { ...shop, active: true, updatedAt: ctx.clock.now() };
    const { id: _, ...set } = row;
    const [saved] = await ctx.db.insert(distributors).values(row).onConflictDoUpdate({ target: distributors.id, set }).returning();
    if (!saved) throw Problem.distributorNotCreated();
    return distributorView(saved);
  }),
  route(removeDistributor, async ({ params, ctx }) => {
    const [gone] = await ctx.db
      .update(distributors)
      .set({ active: false, updatedAt: ctx.clock.now() })
      .where(eq(distributors.id, params.id))
      .returning({ id: distributors.id });
    if (!gone) throw Problem.distributorNotFound();
    return {};
  }),
  route(deviceDetail, async ({ params, ctx }) => {
    const [device] = await ctx.db
      .select()
      .from(devices)
      .where(eq(devices.tac, params.tac.slice(0, TAC_LENGTH)));
    if (!device) throw Problem.deviceNotFound();
    return device;
  }),
  route(resolveTicketCall, async ({ params, body, ctx }) => {
    const { resolvedAt, compensation } = await resolveTicket(ctx.deps, params.ticket, body);
    return { resolvedAt: resolvedAt.toISOString(), ...(compensation && { compensation }) };
  }),
  route(reportReturn, ({ params, body, ctx }) => {
    return ctx.db.transaction((tx) => reportReturned(ctx.deps, tx, params.id, body));
  }),
  route(announceChangeCall, async ({ body, ctx }) => {
    const announced = await announceChange(ctx.deps, ctx.db, ctx.team.id, body);
    ctx.log.info({ team: ctx.team.id, change: announced.id, lines: announced.lines }, "change of contracts announced");
    return announced;
  }),
];
