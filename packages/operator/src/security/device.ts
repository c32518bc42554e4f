import { randomUUID } from "node:crypto";
import { DAY_MS } from "@tribun/domain";
import type { Config } from "../base/config/config.ts";
import type { Team } from "../base/teams.ts";
import { readLink, signLink } from "./link-token.ts";

type Secrets = Pick<Config, "jwtSecret" | "jwtSecretPrevious">;

/** Days for which a device stays known after it last opened an account. */
const DAYS = 180;
const PURPOSE = "device";
// Browsers share cookies across ports, so clubs on one machine need different names.
const nameOf = (team: Team): string => `device${team.id}`;

/**
 * Creates the cookie of a device that has just opened an account, by password or SMS: login attempts from elsewhere no longer block the
 * account for it (ADR 0021). It signs no fan in and contains only two random ids and a day.
 * @returns the value of Set-Cookie
 */
export function deviceCookie(team: Team, userId: string, known: string | undefined, { jwtSecret }: Secrets, now: Date): string {
  const id = [userId, known ?? randomUUID(), Math.floor((now.getTime() + DAYS * DAY_MS) / 1000)].join(":");
  const flags = [
    "Path=/api",
    `Max-Age=${DAYS * 86_400}`,
    "HttpOnly",
    "SameSite=Strict",
    ...(team.origin.startsWith("https:") ? ["Secure"] : []),
  ];
  return [`${nameOf(team)}=${signLink(id, PURPOSE, jwtSecret)}`, ...flags].join("; ");
}

/** Returns the id of the calling device if this account was opened on it before; else undefined. */
export function knownDevice(team: Team, userId: string | undefined, headers: Headers, secrets: Secrets, now: Date): string | undefined {
  const prefix = `${nameOf(team)}=`;
  const cookie = headers
    .get("cookie")
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(prefix));
  if (cookie === undefined || userId === undefined) return undefined;
  for (const secret of [secrets.jwtSecret, secrets.jwtSecretPrevious]) {
    const id = secret === undefined ? undefined : readLink(cookie.slice(prefix.length), PURPOSE, secret);
    const [owner, device, end] = id?.split(":") ?? [];
    if (owner === userId && Number(end) * 1000 > now.getTime()) return device;
  }
  return undefined;
}
