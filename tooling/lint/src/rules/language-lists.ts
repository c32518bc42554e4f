import { perLine, type Rule } from "../rule.ts";

/** A list, union or test of both languages: `["tr", "de"]`, `"de" | "tr"`, `x === "de" ? "tr" : "de"`, `x === "de" || x === "tr"`. */
const BOTH =
  /"(?:tr|de)"(?:,| \|) "(?:tr|de)"(?! ?,)(?! ?\|)|"(?:tr|de)" \? "(?:tr|de)" : "(?:tr|de)"|(?:===|!==) "(?:tr|de)" (?:\|\||&&) .*(?:===|!==) "(?:tr|de)"/;

/** Only the domain lists the languages (`LANGUAGES`, `isLanguage`, `otherLanguage`), so that a third one is added in one place. */
export const languageLists: Rule = {
  name: "language-lists",
  applies: (file) =>
    /^packages\/.*\.tsx?$/.test(file) && !/^packages\/domain\/src\/values\/|\.(test|stories)\.tsx?$|\/testing\/|\/seed\//.test(file),
  check: (file, text) =>
    perLine("language-lists", file, text, (line) =>
      BOTH.test(line) ? "lists the languages: use LANGUAGES, isLanguage or otherLanguage of @tribun/domain" : undefined,
    ),
};
