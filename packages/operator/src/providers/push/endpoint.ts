/**
 * True for an address that we may send to: a browser gives it, and whoever plays a browser could name a machine of ours. So it
 * is https on its own port, without a password, at one of the hosts of the configuration, written as browsers write it.
 * @param hosts `push.example`, or `*.push.example` for all below
 */
export function isAllowedEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.href !== endpoint || url.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "")
    return false;
  return hosts.some((host) => (host.startsWith("*.") ? url.hostname.endsWith(host.slice(1)) : url.hostname === host));
}
