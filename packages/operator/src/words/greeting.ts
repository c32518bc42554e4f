import type { Language } from "@tribun/domain";

declare const greeting: unique symbol;
/** The first line of a mail without its comma. Only `greetingOf` creates one, so that no mail text inserts a name itself. */
export type Greeting = string & { readonly [greeting]: true };

const HELLO: Record<Language, string> = { de: "Hallo", tr: "Merhaba" };

/**
 * Returns the greeting of a mail. Only a proven mailbox gets the name; otherwise a stranger could send any text as a name to a mailbox of
 * their choice.
 * @param proven whether the recipient's mailbox is proven
 */
export function greetingOf(language: Language, name: string, proven: boolean): Greeting {
  const hello = proven && name !== "" ? `${HELLO[language]} ${name}` : HELLO[language];
  return hello as Greeting;
}

/** True if this is the proven mailbox of an account. */
export const isProvenMailbox = (fan: { readonly email: string; readonly emailVerified: boolean }, email: string): boolean =>
  fan.emailVerified && fan.email === email;

/** Returns the greeting for the mailbox of an account. */
export const greetingTo = (fan: { readonly firstName: string; readonly emailVerified: boolean }, language: Language): Greeting =>
  greetingOf(language, fan.firstName, fan.emailVerified);
