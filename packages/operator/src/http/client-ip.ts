/**
 * The caller's address: the peer's, or, where the peer is a trusted proxy,
 * the last address in X-Forwarded-For that is not one of ours.
 */
export function clientIp(peer: string | undefined, forwardedFor: string | null, trusted: readonly string[]): string {
  const hops = [...(forwardedFor ?? "").split(","), peer ?? ""].map(plain).filter(Boolean);
  for (const hop of hops.toReversed()) if (!trusted.includes(hop)) return hop.slice(0, 45);
  return hops[0]?.slice(0, 45) ?? "unknown";
}

function plain(address: string): string {
  return address.trim().replace(/^::ffff:/, "");
}
