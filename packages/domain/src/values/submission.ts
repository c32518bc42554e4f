/**
 * The lock and the idempotency key of a request that must count once. They live here instead of in a button, so that a double click, a
 * second button or a re-render cannot send twice, and the operator recognises a retry after a lost answer.
 */
export type Submission =
  | { readonly phase: "idle" }
  | { readonly phase: "sending" | "failed" | "sent"; readonly content: string; readonly key: string };

export const IDLE: Submission = { phase: "idle" };

/**
 * Serialises content: the same content gives the same text, whatever the order of its members. Keep it in memory only, because it contains
 * the sent data.
 */
export function contentOf(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

/**
 * Starts sending `content`. Returns the next state, or undefined while an earlier request is under way. Unchanged content keeps its key;
 * changed content gets a new key from `makeKey`.
 */
export function begin(submission: Submission, content: string, makeKey: () => string): (Submission & { phase: "sending" }) | undefined {
  if (submission.phase === "sending") return undefined;
  const key = submission.phase !== "idle" && submission.content === content ? submission.key : makeKey();
  return { phase: "sending", content, key };
}

/** Records how the request with this key ended; ignores answers to older keys. */
export function finish(submission: Submission, key: string, phase: "sent" | "failed"): Submission {
  if (submission.phase !== "sending" || submission.key !== key) return submission;
  return { ...submission, phase };
}
