import type { UserRow } from "../../db/schema/users.ts";
import { Problem } from "../../http/problem.ts";

/** Lets only staff through. @throws Problem -1 with status 403 for everybody else */
export function guardStaff(user: Pick<UserRow, "role">): void {
  if (user.role !== "staff") throw new Problem("-1", { status: 403 });
}
