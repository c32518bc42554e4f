import { searchUsers } from "@tribun/api-client/contract";
import { normalisePhone } from "@tribun/domain";
import { and, asc, eq, ilike, isNull, ne, or, sql } from "drizzle-orm";
import { lines } from "../../db/schema/lines.ts";
import { users } from "../../db/schema/users.ts";
import { Problem } from "../../http/problem.ts";
import { route } from "../../http/route.ts";

const MOST = 50;

/** Staff look fans of their club up; who looked is logged, what was looked for is not (A9). */
export const searchRoutes = [
  route(searchUsers, async ({ query: { query }, ctx }) => {
    ctx.log.info({ staff: ctx.user.id }, "fans looked up");
    const part = `%${query.replace(/[\\%_]/g, "\\$&")}%`;
    const phone = normalisePhone(query);
    const rows = await ctx.db
      .select({
        user: users,
        hasLine: sql<boolean>`exists (select 1 from ${lines} where ${and(eq(lines.userId, users.id), ne(lines.state, "ended"))})`,
      })
      .from(users)
      .where(
        and(
          eq(users.teamId, ctx.team.id),
          isNull(users.deletedAt),
          or(
            ilike(users.email, part),
            ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, part),
            ilike(users.companyName, part),
            phone === undefined ? undefined : eq(users.phone, phone),
          ),
        ),
      )
      .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
      .limit(MOST);
    if (rows.length === 0) throw new Problem("1041");
    return rows.map(({ user, hasLine }) => ({
      id: user.id,
      customerType: user.customerType,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      ...(user.phone !== null && { phoneNumber: user.phone }),
      city: user.city,
      hasLine,
      createdAt: user.createdAt.toISOString(),
    }));
  }),
];
