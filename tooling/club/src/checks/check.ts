import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Brand, lookOf } from "@tribun/brand-contract";
import { clubIds, type ClubFolder, readClub, readClubs } from "@tribun/brand-contract/folder";
import { LANGUAGES } from "@tribun/domain";
import { nameInCode } from "@tribun/lint";
import { measurePairs, parseTokens } from "@tribun/vite-club/tokens";
import { wordsOf } from "../colours/words.ts";
import { appFiles } from "../files/app.ts";
import { explain } from "./explain.ts";

/** What a club lacks: problems stop it, notes are left to do before it opens. */
export interface Report {
  readonly problems: readonly string[];
  readonly notes: readonly string[];
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** Examines a club's two folders and says every problem in a designer's words. */
export async function checkClub(id: string, root: string): Promise<Report> {
  if (!clubIds(root).includes(id)) return { problems: [`there is no club ${id}; the clubs are ${clubIds(root).join(", ")}`], notes: [] };
  try {
    const club = await readClub(id, root);
    const [others, clashes] = await readClubs(root).then(
      (all) => [all.map(({ brand }) => brand).filter((brand) => brand.id !== id), []] as const,
      (cause: unknown) => [[], explainClash(cause)] as const,
    );
    const problems = [
      ...clashes,
      ...colourFaults(club),
      ...textFaults(club),
      ...matchFaults(club),
      ...codeFaults(id, root),
      ...appFaults(id, root),
    ];
    return { problems, notes: notesOf(club, root, others) };
  } catch (cause) {
    return { problems: explain(messageOf(cause)), notes: [] };
  }
}

const explainClash = (cause: unknown): readonly string[] =>
  messageOf(cause)
    .split("\n")
    .slice(1)
    .map((line) => line.trim());

function colourFaults({ brand, tokens }: ClubFolder): readonly string[] {
  try {
    const failing = measurePairs(parseTokens(brand.id, tokens), lookOf(brand).paper).filter(({ ratio, needed }) => ratio < needed);
    return failing.map(wordsOf);
  } catch (cause) {
    return explain(messageOf(cause));
  }
}

function textFaults({ brand }: ClubFolder): readonly string[] {
  return JSON.stringify(brand).includes("!") ? ["a text has an exclamation mark, and the club speaks without them"] : [];
}

function matchFaults({ brand, season }: ClubFolder): readonly string[] {
  const kickOffs = new Map(season.matches.map(({ round, kickOff }) => [`${season.id}-${String(round).padStart(2, "0")}`, kickOff]));
  return brand.events.flatMap(({ slug, match, startsAt }) => {
    if (match === undefined || kickOffs.get(match) === startsAt) return [];
    const kickOff = kickOffs.get(match);
    return [`the event ${slug} starts at ${startsAt}, and its match ${match} ${kickOff ? `at ${kickOff}` : "is not in the season"}`];
  });
}

function codeFaults(id: string, root: string): readonly string[] {
  const found = nameInCode(root, id);
  return found ? [`the id ${id} is a word of the shared code (${found.file}:${found.line}), so pick another`] : [];
}

function appFaults(id: string, root: string): readonly string[] {
  return Object.keys(appFiles(id, id))
    .filter((path) => !existsSync(join(root, "apps", id, path)))
    .map((path) => `the app lacks its file apps/${id}/${path}`);
}

function notesOf({ brand }: ClubFolder, root: string, others: readonly Brand[]): readonly string[] {
  const answers = LANGUAGES.filter((language) => !existsSync(join(root, "apps", brand.id, "snapshot", `${language}.json`)));
  return [
    ...(answers.length > 0 ? [`the app cannot be built before node tooling/local/src/snapshot.ts ${brand.id} has run`] : []),
    ...(JSON.stringify(brand.legalEntity).includes("Muster") ? ["the legal entity is a sample: replace it before the club opens"] : []),
    ...sharedWords(brand, root),
    ...sharedLook(brand, others),
  ];
}

/** The look of another club, as far as a fan sees it at once: what comes first, on which ground, in which letters. */
function sharedLook(brand: Brand, others: readonly Brand[]): readonly string[] {
  const seen = (one: Brand) => {
    const { hero, surface, display } = lookOf(one);
    return [hero, surface, display.face].join();
  };
  const same = others.filter((other) => seen(other) === seen(brand)).map(({ id }) => id);
  return same.length > 0 ? [`hero, ground and face are those of ${same.join(", ")} too: give the club a look of its own`] : [];
}

/** Words of the voice that another club says too. */
function sharedWords({ id, vocabulary }: Brand, root: string): readonly string[] {
  const others = clubIds(root).filter((other) => other !== id);
  const { chant } = vocabulary;
  const same = others.filter((other) =>
    readFileSync(join(root, "brands", other, "brand.config.ts"), "utf8").includes(JSON.stringify(chant.de)),
  );
  return same.length > 0 ? [`the title of the home page is that of ${same.join(", ")} too: give the club a voice of its own`] : [];
}
