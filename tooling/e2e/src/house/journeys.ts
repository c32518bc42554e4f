/** Journeys that run only in these clubs. All others run in every club. */
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
  "no-script": ["kanarya", "firtina"],
  register: ["kartal", "firtina"],
  steps: ["kanarya", "firtina"],
  tabs: ["kanarya", "firtina"],
  tracking: ["kartal"],
  wallpaper: ["kanarya", "aslan"],
};

/** Tag of the journeys of the fixed club that `npm test` runs. */
export const CORE = /@core\b/;
/** The only journey that `npm test` runs in another club. */
export const ORDER = "order";

/** File patterns of the journeys that do not run in a club. */
export const leftOutOf = (club: string): string[] =>
  Object.entries(ONLY_IN)
    .filter(([, clubs]) => !clubs.includes(club))
    .map(([journey]) => `${journey}.spec.ts`);
