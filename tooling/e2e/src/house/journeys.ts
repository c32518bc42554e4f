/** Journeys that are made in these clubs alone. Each other one is made in every club. */
export const ONLY_IN: Readonly<Record<string, readonly string[]>> = {
  cart: ["kanarya", "firtina"],
  chaos: ["aslan"],
  choices: ["kanarya", "aslan"],
  effort: ["kanarya"],
  faults: ["kanarya", "aslan"],
  "first-bill": ["kartal"],
  friends: ["kanarya", "firtina"],
  giveaway: ["kanarya", "aslan"],
  hold: ["aslan"],
  keyboard: ["aslan", "kartal"],
  "large-text": ["kartal", "firtina"],
  leads: ["kanarya"],
  matchday: ["kanarya"],
  otp: ["kanarya", "firtina"],
  paper: ["kanarya", "firtina"],
  register: ["kartal", "firtina"],
  steps: ["kanarya", "firtina"],
  tabs: ["kanarya", "firtina"],
  tracking: ["kartal"],
  wallpaper: ["kanarya", "aslan"],
};

/** A journey of the fixed club that `npm test` makes. */
export const CORE = /@core\b/;
/** The one that it makes in another club. */
export const ORDER = "order";

/** Files of the journeys that are not made in a club, as patterns. */
export const leftOutOf = (club: string): string[] =>
  Object.entries(ONLY_IN)
    .filter(([, clubs]) => !clubs.includes(club))
    .map(([journey]) => `${journey}.spec.ts`);
