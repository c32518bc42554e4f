import { type Donor, OTHER_DONOR } from "@tribun/domain";

/** What people also type for a provider. Spellings only: whose network it uses changes too often to be known here. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  o2: ["02", "O₂", "o zwei", "telefonica"],
  telekom: ["t-mobile", "D1"],
  vodafone: ["D2"],
  "1-1": ["1u1", "eins und eins", "1 ve 1"],
};

/**
 * A name without case, accents, blanks and signs, so that `ay yıldız` finds AY YILDIZ and `1 und 1` finds 1&1. All four letters i of
 * Turkish become one, and ä, ö, ü may be written with an e.
 */
export function foldName(text: string): string {
  const plain = text.normalize("NFKD").toLowerCase().replaceAll("ß", "ss").replaceAll("ı", "i").replaceAll("&", "und");
  return plain.replace(/[^\p{L}\d]/gu, "").replace(/([aou])e/g, "$1");
}

/** Where a search begins in a name: 0 at its beginning, 1 at that of a later word or of another spelling, 2 within; undefined nowhere. */
function rankOf({ id, name }: Donor, wanted: string): number | undefined {
  const words = name.split(/[^\p{L}\p{M}\d&]+/u);
  const at = words.findIndex((_, index) => foldName(words.slice(index).join(" ")).startsWith(wanted));
  if (at >= 0) return Math.min(at, 1);
  if (ALSO[id]?.some((spelling) => foldName(spelling).startsWith(wanted))) return 1;
  return foldName(name).includes(wanted) ? 2 : undefined;
}

/** The providers that a search finds, those first whose name begins with it. "Not sure" is always there, and last. */
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

/** The provider whose name, in some spelling, is just what was typed. */
export function namedDonor(donors: readonly Donor[], typed: string): Donor | undefined {
  const wanted = foldName(typed);
  return wanted === "" ? undefined : donors.find(({ id, name }) => [name, ...(ALSO[id] ?? [])].some((known) => foldName(known) === wanted));
}
