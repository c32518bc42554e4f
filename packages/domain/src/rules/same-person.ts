type Name = { readonly firstName: string; readonly lastName: string };
type Person = Name & { readonly birthday: string };

/** True when two names are one person's as documents, keyboards and forms spell them, wherever the first name ends. */
export function isSameName(one: Name, other: Name): boolean {
  return letters(one.firstName) + letters(one.lastName) === letters(other.firstName) + letters(other.lastName);
}

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
