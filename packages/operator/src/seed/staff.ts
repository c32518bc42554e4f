import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Config } from "../base/config/config.ts";
import type { Db } from "../db/database.ts";
import { users } from "../db/schema/users.ts";
import { hashSecret } from "../security/password-hash.ts";
import { SEED_TEAMS } from "../base/clubs/teams.ts";

export const STAFF_EMAIL = "staff@tribun.example";
export const STAFF_PASSWORD = "Tribun#1905";

/** Adds a missing staff member per club. Sandbox only; the number is reserved for fiction. */
export async function seedStaff(
  db: Db,
  { now, config }: { readonly now: Date; readonly config: Pick<Config, "passwordCost"> },
): Promise<void> {
  const present = await db.select({ teamId: users.teamId }).from(users).where(eq(users.email, STAFF_EMAIL));
  const missing = SEED_TEAMS.filter((team) => !present.some(({ teamId }) => teamId === team.id));
  if (missing.length === 0) return;
  const passwordHash = await hashSecret(config, STAFF_PASSWORD);
  await db.insert(users).values(
    missing.map((team) => ({
      id: randomUUID(),
      teamId: team.id,
      role: "staff" as const,
      customerType: "private" as const,
      email: STAFF_EMAIL,
      emailVerified: true,
      phone: "+491749091317",
      passwordHash,
      salutation: "other" as const,
      firstName: "Umut",
      lastName: "Kaya",
      birthday: "1988-03-03",
      street: "Musterstraße",
      houseNumber: "7",
      postalCode: "10115",
      city: "Berlin",
      language: "de" as const,
      consents: { email: false, sms: false, phone: false, push: false, profiling: false },
      invitationCode: `UMUT${team.id}`,
      createdAt: now,
    })),
  );
}
