/**
 * The lock and the key of sending something that must count once. They live here and not in a button, so that a double click, a second
 * button or a re-render cannot send twice, and a retry after a lost answer is recognised by the operator.
 */
export type Submission =
  | { readonly phase: "idle" }
  | { readonly phase: "sending" | "failed" | "sent"; readonly content: string; readonly key: string };

export const IDLE: Submission = { phase: "idle" };

/** Same content, same text, whatever the order of its members. Lives in memory only: it contains what is sent. */
export function contentOf(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

/**
 * Asks to send `content`. Returns the state to go on with, or undefined while an earlier sending is under way.
 * Unchanged content keeps its key, changed content gets a new key from `makeKey`.
 */
export function begin(submission: Submission, content: string, makeKey: () => string): (Submission & { phase: "sending" }) | undefined {
  if (submission.phase === "sending") return undefined;
  const key = submission.phase !== "idle" && submission.content === content ? submission.key : makeKey();
  return { phase: "sending", content, key };
}

/** Notes how the sending with this key ended; answers to older keys are ignored. */
export function finish(submission: Submission, key: string, phase: "sent" | "failed"): Submission {
  if (submission.phase !== "sending" || submission.key !== key) return submission;
  return { ...submission, phase };
}
