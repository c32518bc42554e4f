import { type Donor, OTHER_DONOR } from "@tribun/domain";

/** Other spellings that fans type for a provider. The network a provider uses changes too often to be listed here. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  o2: ["02", "O₂", "o zwei", "telefonica"],
  telekom: ["t-mobile", "D1"],
  vodafone: ["D2"],
  "1-1": ["1u1", "eins und eins", "1 ve 1"],
};

/**
 * Folds a name: removes case, accents, spaces and punctuation, so that `ay yıldız` finds AY YILDIZ and `1 und 1` finds 1&1. The four
 * Turkish letters i become one, and ä, ö, ü match ae, oe, ue.
 */
export function foldName(text: string): string {
  const plain = text.normalize("NFKD").toLowerCase().replaceAll("ß", "ss").replaceAll("ı", "i").replaceAll("&", "und");
  return plain.replace(/[^\p{L}\d]/gu, "").replace(/([aou])e/g, "$1");
}

/**
 * Rank of a match in a name: 0 at its start, 1 at the start of a later word or of another spelling, 2 inside; undefined if there is none.
 */
function rankOf({ id, name }: Donor, wanted: string): number | undefined {
  const words = name.split(/[^\p{L}\p{M}\d&]+/u);
  const at = words.findIndex((_, index) => foldName(words.slice(index).join(" ")).startsWith(wanted));
  if (at >= 0) return Math.min(at, 1);
  if (ALSO[id]?.some((spelling) => foldName(spelling).startsWith(wanted))) return 1;
  return foldName(name).includes(wanted) ? 2 : undefined;
}

/** The providers that match a search; names that begin with it come first. "Not sure" is always in the list, at the end. */
export function findDonors(donors: readonly Donor[], search: string): readonly Donor[] {
  const wanted = foldName(search);
  const listed = donors.filter(({ id }) => id !== OTHER_DONOR);
  const other = donors.filter(({ id }) => id === OTHER_DONOR);
  if (wanted === "") return [...listed, ...other];
  const ranked = listed.flatMap((donor) => {
    const rank = rankOf(donor, wanted);
    return rank === undefined ? [] : [{ donor, rank }];
  });
  return [...ranked.toSorted((one, two) => one.rank - two.rank).map(({ donor }) => donor), ...other];
}

/** The provider whose name, in any spelling, is exactly what the fan typed. */
export function namedDonor(donors: readonly Donor[], typed: string): Donor | undefined {
  const wanted = foldName(typed);
  return wanted === "" ? undefined : donors.find(({ id, name }) => [name, ...(ALSO[id] ?? [])].some((known) => foldName(known) === wanted));
}
