import type { Language } from "@tribun/domain";
import type { KnownTexts } from "../known-texts.ts";
import { NAMESPACES } from "../namespaces.ts";
import { loaderOf } from "../later/text-files.ts";

const read = new Map<Language, Promise<KnownTexts>>();

/**
 * All texts of a language, for a page to carry inline. Cached per test file, because reading thirty files for each test took a fifth of the
 * time.
 */
export function allTexts(language: Language): Promise<KnownTexts> {
  const known = read.get(language) ?? readAll(language);
  read.set(language, known);
  return known;
}

const readAll = async (language: Language): Promise<KnownTexts> =>
  Object.fromEntries(await Promise.all(NAMESPACES.map(async (name) => [name, await loaderOf(language, name)?.()])));
