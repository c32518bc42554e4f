/**
 * The names under which a refusal may have a sentence of its own, the most exact first: the reason with its code, the reason alone, its
 * family. Apart from the reasons themselves, because whoever has the sentences need not carry the list.
 */
export function reasonKeys(reason: string, code: string): readonly string[] {
  return [`${reason}.${code}`, reason, `${reason.split(".", 1).join("")}.other`];
}
