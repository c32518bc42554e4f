import { clientIp, isAddressOrRange, trustOf } from "@tribun/operator/client-ip";

/** Reads `10.0.0.1,fd00::/8`, the proxies that are believed about who called. Without any, nobody is. @throws for what is no address */
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
