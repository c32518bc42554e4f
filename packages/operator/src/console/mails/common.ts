import type { Language } from "@tribun/domain";
import type { Letter } from "@tribun/mails";
import type { Team } from "../../base/teams.ts";
import { greetingOf } from "../../words/greeting.ts";

/** What every sample names: the club, and a fan of it. */
export type Common = ReturnType<typeof commonOf>;

export const TOKEN = "k3Jx_9fQvW2mZr7LpB4tYc8NdHs6EaUg";
const ID = "6f1c2f3a-4b5d-4e6f-8a9b-0c1d2e3f4a5b";

export function commonOf({ name: club, hotline, origin }: Team, language: Language) {
  const greeting = greetingOf(language, "Elif", true);
  const said = {
    de: { day: "12. Dezember 2026", time: "29. November 2026 um 14:05:00" },
    tr: { day: "12 Aralık 2026", time: "29 Kasım 2026 14:05:00" },
  };
  return {
    ...{ greeting, club, hotline, origin, ...said[language] },
    ...{
      id: ID,
      link: `${origin}/auth/welcome?emailToken=${TOKEN}`,
      msisdn: "0171 3920010",
      profile: `${origin}/dashboard/account/profile`,
    },
  };
}

export type Samples = (readonly [name: string, letter: Letter])[];

/** Names the mails of a table by its own name and theirs. */
export const named = (group: string, letters: Readonly<Record<string, Letter>>): Samples =>
  Object.entries(letters).map(([kind, letter]) => [`${group}.${kind}`, letter]);
