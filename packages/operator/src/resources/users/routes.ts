import { checkEmail, checkEmailGet, me, type User } from "@tribun/api-client/contract";
import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { lines } from "../../db/schema/lines.ts";
import { users, type UserRow } from "../../db/schema/users.ts";
import { route } from "../../http/route.ts";
import { ownProfile } from "../account/fan-profile.ts";
import { badgesOf } from "../games/honours.ts";
import { invitedOf } from "../invitations/invited-of.ts";
import { provenUntil } from "../phone-auth/proof.ts";

export const userRoutes = [
  route(me, async ({ ctx }) => {
    const [line] = await ctx.db
      .select({ id: lines.id })
      .from(lines)
      .where(and(eq(lines.userId, ctx.user.id), ne(lines.state, "ended")))
      .limit(1);
    const proof = { teamId: ctx.team.id, phone: ctx.user.phone, sessionId: ctx.sessionId };
    const proven = await provenUntil(ctx.db, proof, ctx.clock.now());
    const shown = toUser(ctx.user, line !== undefined, await badgesOf(ctx.db, ctx.user));
    const profile = await ownProfile(ctx.db, ctx.user.id);
    const invited = await invitedOf(ctx.db, ctx.user.id);
    return { ...shown, profile, invited, ...(proven && { phoneProvenUntil: proven.toISOString() }) };
  }),
  route(checkEmail, ({ body, ctx }) => availability(ctx.db, ctx.team.id, body.email)),
  route(checkEmailGet, ({ query, ctx }) => availability(ctx.db, ctx.team.id, query.email)),
];

async function availability(db: Db, teamId: number, email: string): Promise<{ available: boolean }> {
  const [taken] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.teamId, teamId), eq(users.email, email)));
  return { available: taken === undefined };
}

/** What a fan may see of the own account. */
export function toUser(row: UserRow, hasLine: boolean, badges: User["badges"]): User {
  return {
    id: row.id,
    customerType: row.customerType,
    email: row.email,
    emailVerified: row.emailVerified,
    phoneNumber: row.phone,
    firstName: row.firstName,
    lastName: row.lastName,
    salutation: row.salutation,
    birthday: row.birthday,
    ...(row.companyName !== null && { companyName: row.companyName }),
    ...(row.taxNumber !== null && { taxNumber: row.taxNumber }),
    ...(row.vatId !== null && { vatId: row.vatId }),
    street: row.street,
    houseNumber: row.houseNumber,
    postalCode: row.postalCode,
    city: row.city,
    ...(row.deliveryAddress && { deliveryAddress: row.deliveryAddress }),
    language: row.language,
    hasLine,
    ...(row.partnerCustomerId !== null && { partnerCustomerId: row.partnerCustomerId }),
    keywordSet: row.keywordHash !== null,
    consents: row.consents,
    invitationCode: row.invitationCode,
    badges,
    version: row.profileVersion,
  };
}
