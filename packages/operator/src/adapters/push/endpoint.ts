/**
 * True for an allowed push endpoint. It comes from a browser, and an attacker could name an internal machine. So it must be https on its
 * default port, without a password, at one of the configured hosts, in the browser's spelling.
 * @param hosts `push.example`, or `*.push.example` for all below
 */
export function isAllowedEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.href !== endpoint || url.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "")
    return false;
  return hosts.some((host) => (host.startsWith("*.") ? url.hostname.endsWith(host.slice(1)) : url.hostname === host));
}
