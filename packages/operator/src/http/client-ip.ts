import { BlockList, isIP } from "node:net";

/** Says of an address whether its word about who called is believed. */
export type Trust = (address: string) => boolean;

/** True for an address or a range such as `10.0.0.0/8` or `fd00::/8`. */
export function isAddressOrRange(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Trusts exactly these addresses and ranges. */
export function trustOf(proxies: readonly string[]): Trust {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = "", bits] = proxy.split("/");
    const family = familyOf(address);
    if (!family) continue;
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const family = familyOf(address);
    return family !== undefined && list.check(address, family);
  };
}

/**
 * The caller's address: the peer's, or, where the peer is a trusted proxy,
 * the last address in X-Forwarded-For that is not one of ours.
 */
export function clientIp(peer: string | undefined, forwardedFor: string | null, trusted: Trust): string {
  const hops = [...(forwardedFor ?? "").split(","), peer ?? ""].map(plain).filter(Boolean);
  for (const hop of hops.toReversed()) if (!trusted(hop)) return hop.slice(0, 45);
  return hops[0]?.slice(0, 45) ?? "unknown";
}

function plain(address: string): string {
  return address.trim().replace(/^::ffff:/, "");
}

function familyOf(address: string): "ipv4" | "ipv6" | undefined {
  const family = isIP(address);
  return family === 4 ? "ipv4" : family === 6 ? "ipv6" : undefined;
}
