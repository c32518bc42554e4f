import type { PasskeySigned } from "@tribun/api-client/contract";

/** Starts with a character that no keyboard types, so that no password looks like a passkey. */
const SIGNED = "\u0000passkey:";
const signatures = new Map<string, PasskeySigned>();

/** Stores a passkey's signature and returns the mark that stands in the password field for it. */
export function markOf(signed: PasskeySigned): string {
  const mark = `${SIGNED}${signed.response.signature}`;
  signatures.clear();
  signatures.set(mark, signed);
  return mark;
}

export const isMark = (value: string): boolean => value.startsWith(SIGNED);

/** Turns the value of a proof field into the call's proof. */
export function proofOf(value: string): { readonly password: string } | { readonly passkey: PasskeySigned } {
  const passkey = signatures.get(value);
  return passkey ? { passkey } : { password: value };
}

/** The same with the field names of a profile change. */
export function ownProofOf(value: string): { readonly currentPassword: string } | { readonly passkey: PasskeySigned } {
  const proof = proofOf(value);
  return "passkey" in proof ? proof : { currentPassword: proof.password };
}
