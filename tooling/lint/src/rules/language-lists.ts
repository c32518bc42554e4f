import { perLine, type Rule } from "../rule.ts";

/** A list, a union or a choice of both languages: `["tr", "de"]`, `"de" | "tr"`, `x === "de" ? "tr" : "de"`, `x === "de" || x === "tr"`. */
const BOTH =
  /"(?:tr|de)"(?:,| \|) "(?:tr|de)"(?! ?,)(?! ?\|)|"(?:tr|de)" \? "(?:tr|de)" : "(?:tr|de)"|(?:===|!==) "(?:tr|de)" (?:\|\||&&) .*(?:===|!==) "(?:tr|de)"/;

/** The languages stand once, in the domain (`LANGUAGES`, `isLanguage`, `otherLanguage`), so that a third one is added there. */
export const languageLists: Rule = {
  name: "language-lists",
  applies: (file) =>
    /^packages\/.*\.tsx?$/.test(file) && !/^packages\/domain\/src\/values\/|\.(test|stories)\.tsx?$|\/testing\/|\/seed\//.test(file),
  check: (file, text) =>
    perLine("language-lists", file, text, (line) =>
      BOTH.test(line) ? "lists the languages: use LANGUAGES, isLanguage or otherLanguage of @tribun/domain" : undefined,
    ),
};
