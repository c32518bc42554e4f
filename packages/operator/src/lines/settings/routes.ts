import { lineBlocks, lineCostShield, lineEvn, lineNotices, type LineSettings, lineSettingsRead } from "@tribun/api-client/contract";
import { type CustomerType, euro, type Language, ROAMING_CAPS_CENTS, shieldState } from "@tribun/domain";
import type { Db } from "../../db/database.ts";
import type { LineSettingsRow } from "../../db/schema/line-care.ts";
import type { UserRow } from "../../db/schema/users.ts";
import type { Context } from "../../http/context.ts";
import { validationProblem } from "../../base/field-errors.ts";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { numberFixedUntil } from "../change-number.ts";
import { ownLine, ownerOf, runningLine } from "../own-line.ts";
import { configureLine } from "../sims/network.ts";
import { isRoamingBlocked, setRoamingBlock } from "./roaming-block.ts";
import { changeSettings, readSettings, readShield, writeShield } from "./store.ts";
import { evnDeclaration } from "./texts.ts";

export const lineSettingsRoutes = [
  route(lineSettingsRead, async ({ params, ctx }) => {
    const { line, tariff } = await ownLine(ctx.db, params.id, ownerOf(ctx));
    return view(ctx, ctx.db, await readSettings(ctx.db, line.id, tariff, ctx.clock.now()));
  }),
  route(lineCostShield, ({ params, body, ctx }) =>
    change(ctx, params.id, async (db, current) => {
      const now = ctx.clock.now();
      if (body.continueThisMonth) {
        const shield = await readShield(db, current, now);
        if (shieldState(shield) !== "capped" && shieldState(shield) !== "continued") {
          throw Problem.failed({ status: 409, reason: "costShield.notReached" });
        }
        await writeShield(db, current.lineId, { ...shield, continued: true }, now);
      }
      return {
        ...(body.enabled !== undefined && { shieldEnabled: body.enabled }),
        ...(body.capCents !== undefined && { shieldCapCents: body.capCents }),
      };
    }),
  ),
  route(lineEvn, ({ params, body, ctx }) =>
    change(ctx, params.id, async (_db, current) => {
      if (body.mode === "off") return { evnMode: "off", evnSince: null, evnDeclaration: null };
      if (body.declaration !== true) throw validationProblem([{ field: "declaration", rule: "evn.declaration" }]);
      // Only from now on, never for the past (§ 65 TKG).
      const since = current.evnMode === "off" ? ctx.clock.now() : current.evnSince;
      return { evnMode: body.mode, evnSince: since, evnDeclaration: evnDeclaration(ctx.user.customerType, ctx.language) };
    }),
  ),
  route(lineBlocks, ({ params, body, ctx }) =>
    change(ctx, params.id, async (db, { lineId }) => {
      if (body.roamingData !== undefined) await setRoamingBlock(db, lineId, body.roamingData, ctx.clock.now());
      return {
        ...(body.premiumNumbers !== undefined && { premiumBlocked: body.premiumNumbers }),
        ...(body.thirdPartyBilling !== undefined && { thirdPartyBlocked: body.thirdPartyBilling }),
      };
    }),
  ),
  route(lineNotices, ({ params, body, ctx }) => change(ctx, params.id, async () => ({ usageNotice: body.usageNotice }))),
];

type UserContext = Context<typeof lineSettingsRead>;
type Changes = Parameters<typeof changeSettings>[3];

async function change(
  ctx: UserContext,
  lineId: string,
  decide: (db: Db, current: LineSettingsRow) => Promise<Changes>,
): Promise<LineSettings> {
  return ctx.db.transaction(async (db) => {
    const now = ctx.clock.now();
    const { line, tariff } = await runningLine(db, lineId, ownerOf(ctx));
    const changes = await decide(db, await readSettings(db, line.id, tariff, now));
    const row = await changeSettings(db, line.id, tariff, changes, now);
    await configureLine(ctx.deps, db, line.id);
    return view(ctx, db, row);
  });
}

type Reader = { readonly clock: UserContext["clock"]; readonly language: Language; readonly user: Pick<UserRow, "customerType"> };

async function view(ctx: Reader, db: Db, row: LineSettingsRow): Promise<LineSettings> {
  const shield = await readShield(db, row, ctx.clock.now());
  const customerType: CustomerType = ctx.user.customerType;
  const fixedUntil = await numberFixedUntil(db, row.lineId, ctx.clock.now());
  return {
    lineId: row.lineId,
    usageNotice: row.usageNotice,
    blocks: {
      premiumNumbers: row.premiumBlocked,
      thirdPartyBilling: row.thirdPartyBlocked,
      roamingData: await isRoamingBlocked(db, row.lineId, ctx.clock.now()),
    },
    evn: {
      mode: row.evnMode,
      ...(row.evnSince && { since: row.evnSince.toISOString() }),
      declaration: evnDeclaration(customerType, ctx.language),
    },
    costShield: {
      enabled: shield.enabled,
      cap: euro(shield.capCents),
      spent: euro(shield.spentCents),
      state: shieldState(shield),
      caps: ROAMING_CAPS_CENTS.map((cents) => euro(cents)),
    },
    ...(fixedUntil && { numberFixedUntil: fixedUntil.toISOString() }),
  };
}
