import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const BRANDS = fileURLToPath(new URL("../../../brands/", import.meta.url));

/**
 * The settings that name each club's host: a subdomain of a domain, named after the club's folder. The folders are read here without a
 * package, because a server has none when its settings are written.
 */
export function hostSettings(domain: string): { readonly CLUB_ORIGINS: string; readonly CLUB_HOSTS: string } {
  const hosts = readdirSync(BRANDS)
    .filter((club) => existsSync(`${BRANDS}${club}/brand.config.ts`))
    .toSorted()
    .map((club) => ({ club, host: `${club}.${domain}` }));
  return {
    CLUB_ORIGINS: hosts.map(({ club, host }) => `${club}=https://${host}`).join(","),
    CLUB_HOSTS: hosts.map(({ host }) => host).join(", "),
  };
}

// Prints the lines for .env: node tooling/deploy/src/hosts.ts example.com
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , domain = "example.com"] = process.argv;
  for (const [name, value] of Object.entries(hostSettings(domain))) console.log(`${name}=${value}`);
}
