type Name = { readonly firstName: string; readonly lastName: string };
type Person = Name & { readonly birthday: string };

/** True when two names are one person's as documents, keyboards and forms spell them, wherever the first name ends. */
export function isSameName(one: Name, other: Name): boolean {
  return letters(one.firstName) + letters(one.lastName) === letters(other.firstName) + letters(other.lastName);
}

/**
 * True when a name in one field, as people write it into a form, is one of this person: whole and in any order, or with a word of the
 * first and one of the last name (`Frau Şahin, Elif`, `Elif Nur Sahin`). Short words are no last name where there is a longer one: `von`,
 * `de`. Of a company its own name will do.
 */
export function isWrittenName(
  written: string,
  { firstName, lastName, companyName }: Name & { readonly companyName: string | null },
): boolean {
  const whole = letters(written);
  const company = letters(companyName ?? "");
  if (company !== "" && whole.includes(company)) return true;
  const [first, last] = [letters(firstName), letters(lastName)];
  if (whole === "" || first === "" || last === "") return false;
  if (whole === first + last || whole === last + first) return true;
  const given = wordsOf(written);
  const long = wordsOf(lastName).filter((word) => word.length > 3);
  const lasts = long.length > 0 ? long : wordsOf(lastName);
  const at = given.findIndex((word) => lasts.includes(word));
  return at >= 0 && given.toSpliced(at, 1).some((word) => wordsOf(firstName).includes(word));
}

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .map(letters)
    .filter(Boolean);

/**
 * What an order says of its person that the account does not: bills, the partner's customer record and the subscriber data of
 * § 172 TKG follow the account, so a contract is made by nobody else (flows §4.1, L17).
 */
export function otherThanAccount(person: Person, account: Person): readonly (keyof Person)[] {
  const names = (["firstName", "lastName"] as const).filter((field) => letters(person[field]) !== letters(account[field]));
  return [...(isSameName(person, account) ? [] : names), ...(person.birthday === account.birthday ? [] : (["birthday"] as const))];
}

/**
 * The letters alone, without case, accents and hyphens. The four letters i of Turkish become one, whose lower case depends on
 * the language otherwise, and ä, ö, ü may be written with an e, as passports do (ICAO 9303).
 */
function letters(text: string): string {
  const plain = text.normalize("NFKD").toLowerCase().replaceAll("ß", "ss").replaceAll("ı", "i");
  return plain.replace(/[^\p{L}]/gu, "").replace(/([aou])e/g, "$1");
}
