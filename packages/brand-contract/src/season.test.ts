import * as v from "valibot";
import { expect, test } from "vitest";
import { seasonSchema } from "./season.ts";

const match = { round: 1, opponent: "Muster SK", venue: "home", kickOff: "2026-08-23T15:30:00Z" };
const later = { ...match, round: 2, kickOff: "2026-08-30T15:30:00Z" };
const season = { id: "2026-27", matches: [match, later] };

test("a season in its order passes as it is", () => expect(v.parse(seasonSchema, season)).toEqual(season));

test.each([
  ["matches out of the order of their rounds", { ...season, matches: [{ ...match, round: 2 }, later] }, "rounds"],
  ["matches out of the order of their kick-offs", { ...season, matches: [match, { ...later, kickOff: match.kickOff }] }, "kick-offs"],
  ["a kick-off by another clock than UTC", { ...season, matches: [{ ...match, kickOff: "2026-08-23T15:30:00+02:00" }] }, "UTC"],
  ["a match against nobody", { ...season, matches: [{ ...match, opponent: " " }] }, "empty"],
  ["a name that is no season", { ...season, id: "2026" }, "two years"],
  ["a field that nobody knows", { ...season, matches: [{ ...match, referee: "?" }] }, "referee"],
])("%s is refused", (_, given, reason) => {
  const { issues } = v.safeParse(seasonSchema, given);
  expect(issues?.map(({ message }) => message).join()).toMatch(new RegExp(reason));
});
