import type { ClubFolder } from "./club-folder.ts";

/** The operator's port on a developer's machine, which is no club's short code. */
export const OPERATOR_PORT = 1900;
/** Ports below this one need a privilege, and the short code is the port of the club's app. */
const FIRST_PORT = 1024;

type Facts = Pick<ClubFolder, "brand" | "facts">;

const OWN: Readonly<Record<string, (club: Facts) => string>> = {
  "the team id": ({ brand }) => String(brand.teamId),
  "the hotline": ({ brand }) => brand.hotline.shortCode,
  "the name": ({ brand }) => brand.name,
  "the SMS sender": ({ facts }) => facts.smsSender,
  "the demo fan's number": ({ facts }) => facts.sample.fanNumber,
};

/** One line for each fact that two clubs share although each needs its own, and for each short code that cannot be a port. */
export function clashesOf(clubs: readonly Facts[]): readonly string[] {
  const shared = Object.entries(OWN).flatMap(([name, factOf]) => {
    const owners = Map.groupBy(clubs, factOf);
    return [...owners]
      .filter(([, same]) => same.length > 1)
      .map(([fact, same]) => `  ${name} ${fact} belongs to ${same.map(({ brand }) => brand.id).join(" and ")}`);
  });
  const ports = clubs
    .filter(({ brand }) => Number(brand.hotline.shortCode) < FIRST_PORT || Number(brand.hotline.shortCode) === OPERATOR_PORT)
    .map(({ brand }) => `  the hotline ${brand.hotline.shortCode} of ${brand.id} is no port for its app: take another from 1024 on`);
  return [...shared, ...ports];
}
