import { randomUUID } from "node:crypto";
import { DAY_MS } from "@tribun/domain";
import type { Config } from "../config/config.ts";
import type { Team } from "../teams.ts";
import { readLink, signLink } from "./link-token.ts";

type Secrets = Pick<Config, "jwtSecret" | "jwtSecretPrevious">;

/** How long a device is known after it last opened an account. */
const DAYS = 180;
const PURPOSE = "device";
// A cookie is the host's whatever the port, so clubs that run on one machine need names of their own.
const nameOf = (team: Team): string => `device${team.id}`;

/**
 * Makes a device known that has just opened an account, by its password or by SMS: guesses from elsewhere no longer close the
 * account for it (ADR 0021). Signs nobody in and holds nothing but two random ids and a day.
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

/** The id of the calling device where this account has been opened on it; undefined for every other. */
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
