import { devices, endDevice } from "@tribun/api-client/contract";
import { and, eq, gt, isNull } from "drizzle-orm";
import { refreshTokens } from "../../db/schema/users.ts";
import { isUuid } from "../../db/uuid.ts";
import { route } from "../../http/route.ts";
import { endSession } from "./sessions.ts";

/** Lists the caller's sessions. A session exists while it has a refresh token that is neither used nor expired. */
const devicesRoute = route(devices, async ({ ctx: { db, user, sessionId, clock } }) => {
  const { familyId: id, device, openedAt, createdAt } = refreshTokens;
  const rows = await db
    .select({ id, device, openedAt, seenAt: createdAt })
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.userId, user.id),
        eq(refreshTokens.tokenVersion, user.tokenVersion),
        isNull(refreshTokens.usedAt),
        gt(refreshTokens.expiresAt, clock.now()),
      ),
    );
  return rows
    .map((row) => ({
      id: row.id,
      browser: row.device?.browser ?? "other",
      system: row.device?.system ?? "other",
      openedAt: (row.openedAt ?? row.seenAt).toISOString(),
      seenAt: row.seenAt.toISOString(),
      current: row.id === sessionId,
    }))
    .toSorted((one, other) => Number(other.current) - Number(one.current) || other.seenAt.localeCompare(one.seenAt));
});

const endDeviceRoute = route(endDevice, async ({ params: { id }, ctx: { db, user } }) => {
  if (!isUuid(id)) return {};
  const [own] = await db
    .select({ id: refreshTokens.familyId })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.familyId, id), eq(refreshTokens.userId, user.id)))
    .limit(1);
  if (own) await endSession(db, own.id);
  return {};
});

export const deviceRoutes = [devicesRoute, endDeviceRoute];
