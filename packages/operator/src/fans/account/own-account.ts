import type { User } from "@tribun/api-client/contract";
import { readableEmail } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Config } from "../../base/config/config.ts";
import type { Db } from "../../db/database.ts";
import { passkeys, type UserRow } from "../../db/schema/users.ts";
import { closedBadges } from "../../fun/games/closed-badges.ts";
import { badgesOf } from "../../fun/games/honours.ts";
import { invitedOf } from "../../fun/invitations/invited-of.ts";
import { orderingOf } from "../../orders/ordering.ts";
import { pendingLinks } from "./email-links.ts";
import { hasOpenLine } from "./facts.ts";
import { ownProfile } from "./fan-profile.ts";

/** All that a fan sees of the own account, except what belongs to the session. */
export async function ownAccount(db: Db, config: Config, fan: UserRow, now: Date): Promise<User> {
  const badges = await badgesOf(db, fan);
  const earned = badges.map(({ id }) => id);
  return {
    ...toUser(fan, await hasOpenLine(db, fan.id), badges),
    ordering: await orderingOf(db, fan.id),
    closedBadges: await closedBadges(db, config, fan, earned, now),
    ...(await pendingLinks(db, fan, now)),
    ...((await db.$count(passkeys, eq(passkeys.userId, fan.id))) > 0 && { hasPasskey: true }),
    profile: await ownProfile(db, fan),
    invited: await invitedOf(db, fan.id),
  };
}

/** The part of an account's row that its fan may see. */
export function toUser(row: UserRow, hasLine: boolean, badges: User["badges"]): User {
  return {
    id: row.id,
    customerType: row.customerType,
    email: readableEmail(row.email),
    emailVerified: row.emailVerified,
    ...(row.phone !== null && { phoneNumber: row.phone }),
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
