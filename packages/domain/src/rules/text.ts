import * as v from "valibot";

/**
 * Field rules shared by forms and contract. A rule's message is a key of the i18n namespace
 * `validation`, never a sentence (spec §5).
 */

/** Rejects control characters and lone surrogates, which no name, street or note contains. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what this refuses
const UNPRINTABLE = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;

/** One trimmed line of text. @param missing key for the empty value @param max longest length in UTF-16 units */
export const line = (missing: string, max: number) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(max, "text.tooLong"),
    v.check((value) => !UNPRINTABLE.test(value), "text.unprintable"),
  );
