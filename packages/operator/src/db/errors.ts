/** Name of the violated unique constraint, or undefined for any other failure. */
export function uniqueViolation(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error) || !("code" in cause) || cause.code !== "23505") return undefined;
  return "constraint" in cause && typeof cause.constraint === "string" ? cause.constraint : undefined;
}

// Classes 08 and 57P: connection; 53300: too many connections. The other codes come from the network or the pool.
const AWAY = /^(?:08...|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/;
const AWAY_TEXT = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;

/** True if the database was unreachable or had no free connection, so the same call may soon succeed. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string" && AWAY.test(at.code)) return true;
    if (AWAY_TEXT.test(at.message)) return true;
  }
  return false;
}
