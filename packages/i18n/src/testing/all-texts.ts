import type { Language } from "@tribun/domain";
import type { KnownTexts } from "../create-i18n.ts";
import { NAMESPACES } from "../namespaces.ts";
import { loaderOf } from "../later/text-files.ts";

const read = new Map<Language, Promise<KnownTexts>>();

/** Every text of a language, for a page to bring along. Read once for the tests of a file: thirty files for each were a fifth of all work. */
export function allTexts(language: Language): Promise<KnownTexts> {
  const known = read.get(language) ?? readAll(language);
  read.set(language, known);
  return known;
}

const readAll = async (language: Language): Promise<KnownTexts> =>
  Object.fromEntries(await Promise.all(NAMESPACES.map(async (name) => [name, await loaderOf(language, name)?.()])));
