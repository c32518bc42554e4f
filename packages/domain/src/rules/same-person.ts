type Name = { readonly firstName: string; readonly lastName: string };
type Person = Name & { readonly birthday: string };

/**
 * True when two names are the same person's, despite different spellings in documents, keyboards and forms and wherever the first name
 * ends.
 */
export function isSameName(one: Name, other: Name): boolean {
  return letters(one.firstName) + letters(one.lastName) === letters(other.firstName) + letters(other.lastName);
}

/**
 * True when a name typed into one field belongs to this person: all names in any order, or one word of the first and one of the last name
 * (`Frau Şahin, Elif`, `Elif Nur Sahin`). A short word such as `von` or `de` is no last name if there is a longer one. A company's own name
 * also matches.
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
 * The fields in which an order's person differs from the account. Bills, the partner's customer record and the subscriber data of § 172 TKG
 * use the account's data, so the contract party must be the account's owner (flows §4.1, L17).
 */
export function otherThanAccount(person: Person, account: Person): readonly (keyof Person)[] {
  const names = (["firstName", "lastName"] as const).filter((field) => letters(person[field]) !== letters(account[field]));
  return [...(isSameName(person, account) ? [] : names), ...(person.birthday === account.birthday ? [] : (["birthday"] as const))];
}

/**
 * Only the letters, without case, accents and hyphens. The four Turkish letters i become one, because their lower case depends on the
 * language; ä, ö, ü match ae, oe, ue, as passports write them (ICAO 9303).
 */
function letters(text: string): string {
  const plain = text.normalize("NFKD").toLowerCase().replaceAll("ß", "ss").replaceAll("ı", "i");
  return plain.replace(/[^\p{L}]/gu, "").replace(/([aou])e/g, "$1");
}
