const RETRYABLE = new Set(["40P01", "40001", "23505"]);
const ATTEMPTS = 4;

/** SQLSTATE of a failed query, or undefined. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if ("code" in at && typeof at.code === "string") return at.code;
  return undefined;
}

/**
 * Repeats a transaction that lost a race: a deadlock, or a unique index that another transaction filled first. The repetition sees the
 * other transaction's rows.
 */
export async function retryingRaces<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? "")) throw error;
    }
  }
}
