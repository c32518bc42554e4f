import type { Language } from "@tribun/domain";

declare const greeting: unique symbol;
/** The first line of a mail without its comma. Only `greetingOf` makes one, so that no mail says a name on its own. */
export type Greeting = string & { readonly [greeting]: true };

const HELLO: Record<Language, string> = { de: "Hallo", tr: "Merhaba" };

/**
 * How a mail begins. A name is said to a proven mailbox alone: whatever a stranger typed as a name would else reach a mailbox that the
 * stranger picked.
 * @param proven whether the mailbox that the mail goes to is proven
 */
export function greetingOf(language: Language, name: string, proven: boolean): Greeting {
  const hello = proven && name !== "" ? `${HELLO[language]} ${name}` : HELLO[language];
  return hello as Greeting;
}

/** Whether this is the proven mailbox of an account. */
export const isProvenMailbox = (fan: { readonly email: string; readonly emailVerified: boolean }, email: string): boolean =>
  fan.emailVerified && fan.email === email;

/** The same to the mailbox of an account. */
export const greetingTo = (fan: { readonly firstName: string; readonly emailVerified: boolean }, language: Language): Greeting =>
  greetingOf(language, fan.firstName, fan.emailVerified);
