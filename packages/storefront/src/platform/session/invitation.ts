import { readItem, writeItem } from "../../hydration/storage.ts";

/** Storage key of an invitation until the registration (spec §2). */
export const INVITATION_KEY = "iCode";
const CODE = /^[\w-]{1,40}$/;

/** Stores the invitation code of an address; ignores anything that cannot be one. */
export function keepInvitation(code: string): void {
  if (CODE.test(code)) writeItem(INVITATION_KEY, code);
}

/** The invitation code that the fan came with, for the registration. */
export function readInvitation(): string | undefined {
  const code = readItem(INVITATION_KEY);
  return code !== undefined && CODE.test(code) ? code : undefined;
}

/** Deletes the code after a registration: the next fan who registers on this device came without it. */
export function forgetInvitation(): void {
  writeItem(INVITATION_KEY, undefined);
}
