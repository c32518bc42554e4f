/** The constraint that an insert or update ran into, or undefined for any other failure. */
export function uniqueViolation(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error) || !("code" in cause) || cause.code !== "23505") return undefined;
  return "constraint" in cause && typeof cause.constraint === "string" ? cause.constraint : undefined;
}
