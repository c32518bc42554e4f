import { type ClubFolder, OPERATOR_PORT, readClubs, ROOT } from "@tribun/brand-contract/folder";
import { nameInCode } from "@tribun/lint";

/** What a new club must know of the others. */
export interface House {
  readonly ids: readonly string[];
  /** Short codes that are taken, the operator's port among them. */
  readonly codes: readonly string[];
  readonly senders: readonly string[];
  readonly nextTeamId: number;
  /** A number for the demo fan that no club has yet. */
  readonly fanNumber: string;
  /** The club whose season and opening hours a new one begins with. */
  readonly sample: ClubFolder;
  /** Says whether shared code uses a word, so that the rule against club ids would take it for the club. */
  readonly isWordOfCode: (word: string) => boolean;
}

/** Ends that tests of the operator choose by number, so that no demo fan may have them. */
const CHOSEN_BY_TESTS = "21 23 29 41 56 57 58 59 63 64 67 72 81 91 92 98".split(" ");
/** Ends with a meaning, which fans pay for. */
const MEANT = /^(\d)\1$|^0|^61$|^34$/;
/** Ends of the numbers for demo fans, the one that is taken first in front. */
const FAN_ENDS = Array.from({ length: 100 }, (_, end) => String(99 - end).padStart(2, "0")).filter(
  (end) => !MEANT.test(end) && !CHOSEN_BY_TESTS.includes(end),
);
const FAN_FRONT = "+4917139200";

/**
 * Reads the clubs that there are.
 * @throws when there is none, or no demo number is left
 */
export async function readHouse(root = ROOT): Promise<House> {
  const clubs = await readClubs(root);
  const [sample] = clubs;
  if (!sample) throw new Error("There is no club to begin with.");
  const taken = clubs.map(({ facts }) => facts.sample.fanNumber);
  const pairs = clubs.flatMap(({ facts }) => facts.numbers.pairs);
  const end = FAN_ENDS.find((two) => !pairs.includes(two) && !taken.includes(FAN_FRONT + two));
  if (end === undefined) throw new Error("Every number for a demo fan is taken.");
  return {
    ids: clubs.map(({ brand }) => brand.id),
    codes: [String(OPERATOR_PORT), ...clubs.map(({ brand }) => brand.hotline.shortCode)],
    senders: clubs.map(({ facts }) => facts.smsSender),
    nextTeamId: Math.max(...clubs.map(({ brand }) => brand.teamId)) + 1,
    fanNumber: FAN_FRONT + end,
    sample,
    isWordOfCode: (word) => nameInCode(root, word) !== undefined,
  };
}
