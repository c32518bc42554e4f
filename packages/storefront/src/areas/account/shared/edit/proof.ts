import type { PasskeySigned } from "@tribun/api-client/contract";

/** Nobody can type it, so that no password looks like a passkey. */
const SIGNED = "\u0000passkey:";
const signatures = new Map<string, PasskeySigned>();

/** What stands in the field of a proof once a passkey has signed: a mark in place of a password. */
export function markOf(signed: PasskeySigned): string {
  const mark = `${SIGNED}${signed.response.signature}`;
  signatures.clear();
  signatures.set(mark, signed);
  return mark;
}

export const isMark = (value: string): boolean => value.startsWith(SIGNED);

/** The proof as calls take it, of what stands in its field. */
export function proofOf(value: string): { readonly password: string } | { readonly passkey: PasskeySigned } {
  const passkey = signatures.get(value);
  return passkey ? { passkey } : { password: value };
}

/** The same as a change of the profile spells it. */
export function ownProofOf(value: string): { readonly currentPassword: string } | { readonly passkey: PasskeySigned } {
  const proof = proofOf(value);
  return "passkey" in proof ? proof : { currentPassword: proof.password };
}
