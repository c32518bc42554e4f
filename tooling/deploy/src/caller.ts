import { clientIp, isAddressOrRange, trustOf } from "@tribun/operator/client-ip";

/**
 * Reads the trusted proxies from a list such as `10.0.0.1,fd00::/8`. The result returns a caller's address: it trusts the forwarded address
 * only from these proxies.
 * @throws for an entry that is neither an address nor a range
 */
export function readCaller(text: string): (peer: string, forwardedFor: string | null) => string {
  const proxies = text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const wrong = proxies.find((part) => !isAddressOrRange(part));
  if (wrong !== undefined) throw new Error(`TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.0/8, not "${wrong}"`);
  const trusted = trustOf(proxies);
  return (peer, forwardedFor) => clientIp(peer, forwardedFor, trusted);
}
