/** Capabilities of a club that the texts mention. */
export type TextCapability = "jersey" | "vipNumbers" | "porting" | "business" | "games";

/**
 * Adapts a text to a club. Words between `<jersey>` and `</jersey>` stay only if the club has jerseys, so that no contract mentions what
 * the club does not sell. The sections are renumbered without gaps.
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
