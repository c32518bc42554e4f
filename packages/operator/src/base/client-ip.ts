import { BlockList, isIP } from "node:net";

/** Returns true if X-Forwarded-For from this address is trusted. */
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
 * Returns the caller's address: the peer's, or, if the peer is a trusted proxy, the last address in X-Forwarded-For that is not trusted.
 */
export function clientIp(peer: string | undefined, forwardedFor: string | null, trusted: Trust): string {
  const hops = [...(forwardedFor ?? "").split(","), peer ?? ""].map(plain).filter(Boolean);
  for (const hop of hops.toReversed()) if (!trusted(hop)) return hop.slice(0, 45);
  return hops[0]?.slice(0, 45) ?? "unknown";
}

/**
 * Returns the unit that a limit counts as one caller: an IPv4 address, or the /64 of an IPv6 address, because a caller with one address of
 * such a network can use all 2^64.
 */
export function limitSource(ip: string): string {
  return isIP(ip) === 6 ? `${groupsOf(ip).slice(0, 4).join(":")}::/64` : ip;
}

/** Normalises an address for comparison: removes spaces, the zone and the IPv6 prefix of an IPv4 address. */
function plain(given: string): string {
  const address = given.trim().replace(/%.*$/, "");
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return address;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join(".");
}

/** Returns the eight groups of an IPv6 address in the URL parser's canonical spelling. */
function groupsOf(address: string): readonly string[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [front = [], back = []] = written.split("::").map((part) => part.split(":").filter(Boolean));
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => "0"), ...back];
}

function familyOf(address: string): "ipv4" | "ipv6" | undefined {
  const family = isIP(address);
  return family === 4 ? "ipv4" : family === 6 ? "ipv6" : undefined;
}
