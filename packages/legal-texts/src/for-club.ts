/** What a club may have or not, of which the texts speak. */
export type TextCapability = "jersey" | "vipNumbers" | "porting" | "business" | "games";

/**
 * A text as a club's: words between `<jersey>` and `</jersey>` stand only where it has jerseys, and the sections are numbered without a
 * gap, so that no contract speaks of what nobody can order.
 */
export function forClub(source: string, offers: (capability: TextCapability) => boolean): string {
  let section = 0;
  return source
    .replace(/<(jersey|vipNumbers|porting|business|games)>([^<]*)<\/\1>/g, (_, capability: TextCapability, words: string) =>
      offers(capability) ? words : "",
    )
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^## \d+\./gm, () => {
      section += 1;
      return `## ${section}.`;
    });
}
