import * as v from "valibot";
import { KEYWORD_TEXT_MAX, KEYWORD_TEXT_MIN, type KeywordRule } from "../values/constants.ts";
import { machineText } from "../values/cleaned.ts";
import { line, machineRead } from "./text.ts";

/** Sequences that an attacker would try first on the hotline. */
const GUESSABLE = new Set(["1234", "4321", "1111", "2222", "3333", "4444", "5555", "6666", "7777", "8888", "9999"]);

/**
 * The customer-support password by the chosen rule (A1). `digits4` already rejects birth years that contain a zero; the rule beside the
 * birthday rejects the others.
 */
export function keyword(rule: KeywordRule) {
  return rule === "digits4"
    ? v.pipe(
        machineRead("keyword.required"),
        v.regex(/^[1-9]{4}$/, "keyword.digits4"),
        v.check((value) => !GUESSABLE.has(value), "keyword.guessable"),
      )
    : v.pipe(
        line("keyword.required", KEYWORD_TEXT_MAX),
        v.minLength(KEYWORD_TEXT_MIN, "keyword.text3to20"),
        v.check((value) => !GUESSABLE.has(value), "keyword.guessable"),
      );
}

/** True when a keyword is the year of the birthday, which other people may know. Ignores surrounding spaces. */
export function isBirthYear(value: string, birthday: string): boolean {
  return machineText(value) === birthday.slice(0, 4);
}
