import { searchUsers } from "@tribun/api-client/contract";
import { normaliseEmail, normalisePhone, readableEmail, searchKey } from "@tribun/domain";
import { and, asc, eq, isNull, like, ne, or, sql } from "drizzle-orm";
import { lines } from "../../db/schema/lines.ts";
import { searchKeyOf } from "../../db/search-key.ts";
import { users } from "../../db/schema/users.ts";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";

const MOST = 50;

/** Staff look up fans of their club. The log records the staff member, but not the query (A9). */
export const searchRoutes = [
  route(searchUsers, async ({ query: { query }, ctx }) => {
    ctx.log.info({ staff: ctx.user.id }, "fans looked up");
    const address = `%${normaliseEmail(query).replace(/[\\%_]/g, "\\$&")}%`;
    const phone = normalisePhone(query);
    const names = searchKeyOf(sql`concat_ws(' ', ${users.firstName}, ${users.lastName}, ${users.companyName})`);
    const words = searchKey(query).split(" ").filter(Boolean);
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
            like(users.email, address),
            words.length === 0 ? undefined : and(...words.map((word) => like(names, `%${word}%`))),
            phone === undefined ? undefined : eq(users.phone, phone),
          ),
        ),
      )
      .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
      .limit(MOST);
    if (rows.length === 0) throw Problem.userNotFound();
    return rows.map(({ user, hasLine }) => ({
      id: user.id,
      customerType: user.customerType,
      firstName: user.firstName,
      lastName: user.lastName,
      email: readableEmail(user.email),
      ...(user.phone !== null && { phoneNumber: user.phone }),
      city: user.city,
      hasLine,
      createdAt: user.createdAt.toISOString(),
    }));
  }),
];
