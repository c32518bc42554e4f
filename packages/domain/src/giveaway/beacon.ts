import { bls12_381 } from "@noble/curves/bls12-381.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { BeaconChain, BeaconValue } from "./outside.ts";

const SIGNATURES = bls12_381.shortSignatures;
/** drand scheme `bls-unchained-g1-rfc9380`: a signature on G1 over the SHA-256 of the round number. */
const DOMAIN = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";
const ROUND_BYTES = 8;

/**
 * True when the chain signed this value for this round: the signature is valid, and the value is its hash. It is a separate entry of the
 * package, because few callers need it and it is large. The operator calls it before drawing, and the fan's browser afterwards.
 */
export function isOutsideValue({ publicKey }: BeaconChain, round: number, { randomness, signature }: BeaconValue): boolean {
  try {
    const signed = hexToBytes(signature);
    return bytesToHex(sha256(signed)) === randomness && SIGNATURES.verify(signed, messageOf(round), hexToBytes(publicKey));
  } catch {
    // The library throws when the signature is no point of the curve.
    return false;
  }
}

/**
 * Signs a round as a chain does. Only for the sandbox, whose key is public.
 * @param key 32 bytes
 */
export function signRound(round: number, key: Uint8Array): BeaconValue {
  const signed = SIGNATURES.Signature.toBytes(SIGNATURES.sign(messageOf(round), key));
  return { signature: bytesToHex(signed), randomness: bytesToHex(sha256(signed)) };
}

function messageOf(round: number) {
  const bytes = new Uint8Array(ROUND_BYTES);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return SIGNATURES.hash(sha256(bytes), DOMAIN);
}
