import { readItem, writeItem } from "../../hydration/storage.ts";

/** Where an invitation waits for the registration (spec §2). */
export const INVITATION_KEY = "iCode";
const CODE = /^[\w-]{1,40}$/;

/** Keeps the invitation code of an address; anything that cannot be one is dropped. */
export function keepInvitation(code: string): void {
  if (CODE.test(code)) writeItem(INVITATION_KEY, code);
}

/** The code the fan came with, for the registration. */
export function readInvitation(): string | undefined {
  const code = readItem(INVITATION_KEY);
  return code !== undefined && CODE.test(code) ? code : undefined;
}

/** It has brought whom it was for: the next one to register on this device came without it. */
export function forgetInvitation(): void {
  writeItem(INVITATION_KEY, undefined);
}
