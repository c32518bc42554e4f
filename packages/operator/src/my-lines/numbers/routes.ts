import { phoneInfo, phoneRegistries, phoneReserve, type RegistryNumber } from "@tribun/api-client/contract";
import { euro, KeywordType, NUMBER_HOLD_MINUTES, NUMBER_HOLDS_PER_IP } from "@tribun/domain";
import type { Db } from "../../db/database.ts";
import type { RegistryRow } from "../../db/schema/numbers.ts";
import { limitSource } from "../../base/client-ip.ts";
import { Problem } from "../../base/problem.ts";
import { countAgainst } from "../../http/rate-limit.ts";
import { requireCapability } from "../../http/require-capability.ts";
import { route } from "../../http/route.ts";
import { clubOf } from "../../base/clubs/clubs.ts";
import { adoptHold, warnOfHoldEnd } from "../../reach/push/hold-ending.ts";
import { callerOf, isHolder } from "../../numbers/holder.ts";
import { extend, livingReservation, reserve } from "../../numbers/reservations.ts";
import { findNumber, BLOCK_SIZE, findNumbers, PAGE_SIZE } from "../../numbers/store.ts";

export const phoneRegistryRoutes = [
  route(phoneRegistries, async ({ query, ctx }) => {
    const page = query.page === undefined || query.page < 1 ? 1 : query.page;
    if (query.kind === "private") requireCapability(ctx.team, "vipNumbers", "1105");
    const kind = ctx.team.capabilities.vipNumbers ? query.kind : "general";
    const { rows, total } = await findNumbers(
      ctx.db,
      { ...query, kind, page, clubEndings: clubOf(ctx.team.id).endings },
      callerOf(ctx),
      ctx.clock.now(),
    );
    if (total === 0) throw query.kind === "private" ? Problem.specialNumberNotFound() : Problem.numberNotFound();
    ctx.setPaging({ page, size: query.block ? BLOCK_SIZE : PAGE_SIZE, total });
    return rows.map(numberView);
  }),
  route(phoneReserve, async ({ params, body, ctx }) => {
    const now = ctx.clock.now();
    if ((await findNumber(ctx.db, params.id))?.kind === "private") requireCapability(ctx.team, "vipNumbers", "1105");
    const max = NUMBER_HOLDS_PER_IP * ctx.deps.config.limits.factor;
    const window = { max, seconds: NUMBER_HOLD_MINUTES * 60 };
    const countNew = (tx: Db) => countAgainst(tx, `newHold:${limitSource(ctx.ip)}`, window, now);
    const row = await (body.extend
      ? extend(ctx.db, params.id, callerOf(ctx), now)
      : reserve(ctx.db, params.id, callerOf(ctx), now, countNew));
    // Once per hold, even if the call is repeated.
    if (row.createdAt >= now) await warnOfHoldEnd(ctx.deps, ctx.db, ctx.user, row);
    else await adoptHold(ctx.deps, ctx.db, ctx.user, row);
    return { reservationId: row.id, expiresAt: row.expiresAt.toISOString(), serverTime: now.toISOString(), extended: row.extended };
  }),
  route(phoneInfo, async ({ params, ctx }) => {
    const number = await findNumber(ctx.db, params.id);
    // A number in quarantine is not on offer and must not look free.
    if (!number || (number.quarantineUntil !== null && number.quarantineUntil > ctx.clock.now())) throw Problem.numberNotFound();
    const living = await livingReservation(ctx.db, number.id, ctx.clock.now());
    const mine = living !== undefined && isHolder(living, callerOf(ctx));
    return {
      ...numberView(number),
      state: living === undefined ? ("free" as const) : living.state === "assigned" ? ("assigned" as const) : ("held" as const),
      heldByMe: mine,
      ...(mine && living.state !== "assigned" && { expiresAt: living.expiresAt.toISOString() }),
    };
  }),
];

function numberView(row: RegistryRow): RegistryNumber {
  const keywordType = Object.values(KeywordType).find((type) => type === row.keywordType) ?? KeywordType.None;
  return { id: row.id, msisdn: row.msisdn, kind: row.kind, keywordType, tier: row.tier, fee: euro(row.feeCents) };
}
