import { type Surroundings, VIEWS } from "./clubs.ts";

const PHONE_DE: Surroundings = { language: "de", device: "phone" };
const PHONE_TR: Surroundings = { language: "tr", device: "phone" };
const DESKTOP_DE: Surroundings = { language: "de", device: "desktop" };
const DESKTOP_TR: Surroundings = { language: "tr", device: "desktop" };

/** Journeys that run only in these surroundings, each in the first club that has them. All others run in every club. */
export const ONLY_IN: Readonly<Record<string, readonly Surroundings[]>> = {
  cart: [PHONE_DE, PHONE_TR],
  chaos: [DESKTOP_TR],
  choices: [PHONE_DE, DESKTOP_TR],
  effort: [PHONE_DE],
  faults: [PHONE_DE, DESKTOP_TR],
  "first-bill": [DESKTOP_DE],
  friends: [PHONE_DE, PHONE_TR],
  giveaway: [PHONE_DE, DESKTOP_TR],
  hold: [DESKTOP_TR],
  keyboard: [DESKTOP_TR, DESKTOP_DE],
  "large-text": [DESKTOP_DE, PHONE_TR],
  leads: [PHONE_DE],
  mails: [PHONE_DE, DESKTOP_TR],
  matchday: [PHONE_DE],
  otp: [PHONE_DE, PHONE_TR],
  "no-script": [PHONE_DE, PHONE_TR],
  register: [DESKTOP_DE, PHONE_TR],
  steps: [PHONE_DE, PHONE_TR],
  tabs: [PHONE_DE, PHONE_TR],
  tracking: [DESKTOP_DE],
  wallpaper: [PHONE_DE, DESKTOP_TR],
};

/** Tag of the journeys of the fixed club that `npm test` runs. */
export const CORE = /@core\b/;
/** The only journey that `npm test` runs in another club. */
export const ORDER = "order";

/** The club that stands for surroundings: the first that has them, else one with the same language, else the first of all. */
export function standsFor({ language, device }: Surroundings, views = VIEWS): string | undefined {
  const sameLanguage = views.filter((view) => view.language === language);
  return (sameLanguage.find((view) => view.device === device) ?? sameLanguage[0] ?? views[0])?.club;
}

/** File patterns of the journeys that do not run in a club. */
export const leftOutOf = (club: string, views = VIEWS): string[] =>
  Object.entries(ONLY_IN)
    .filter(([, wanted]) => !wanted.some((surroundings) => standsFor(surroundings, views) === club))
    .map(([journey]) => `${journey}.spec.ts`);
