/**
 * The keys under which a refusal may have its own sentence, the most specific first: the reason with its code, the reason, its family.
 * Separate from the list of reasons, so that code that has the sentences does not load the list.
 */
export function reasonKeys(reason: string, code: string): readonly string[] {
  return [`${reason}.${code}`, reason, `${reason.split(".", 1).join("")}.other`];
}
