import { devices, endDevice } from "@tribun/api-client/contract";
import { and, eq, gt, sql } from "drizzle-orm";
import { refreshTokens } from "../../db/schema/users.ts";
import { isUuid } from "../../db/uuid.ts";
import { route } from "../../http/route.ts";
import { endSession } from "./sessions.ts";

/** Where the caller is signed in. A session is what has a token that is neither spent nor over; spent ones tell when it began. */
const devicesRoute = route(devices, async ({ ctx: { db, user, sessionId, clock } }) => {
  const family = refreshTokens.familyId;
  const openedAt = db
    .select({ family, at: sql`min(${refreshTokens.createdAt})`.mapWith(refreshTokens.createdAt).as("opened_at") })
    .from(refreshTokens)
    .where(eq(refreshTokens.userId, user.id))
    .groupBy(family)
    .as("opened");
  const rows = await db
    .select({ id: family, device: refreshTokens.device, seenAt: refreshTokens.createdAt, openedAt: openedAt.at })
    .from(refreshTokens)
    .innerJoin(openedAt, eq(openedAt.family, family))
    .where(
      and(
        eq(refreshTokens.userId, user.id),
        eq(refreshTokens.tokenVersion, user.tokenVersion),
        sql`${refreshTokens.usedAt} is null`,
        gt(refreshTokens.expiresAt, clock.now()),
      ),
    );
  return rows
    .map(({ id, device, seenAt, openedAt: opened }) => ({
      id,
      browser: device?.browser ?? "other",
      system: device?.system ?? "other",
      openedAt: opened.toISOString(),
      seenAt: seenAt.toISOString(),
      current: id === sessionId,
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current) || b.seenAt.localeCompare(a.seenAt));
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
