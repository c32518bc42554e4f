import { type Call } from "@tribun/api-client/contract";
import { type Language, LANGUAGE_CODE, languageAccepted, LANGUAGES, isLanguage } from "@tribun/domain";
import { isUuid } from "../db/uuid.ts";
import type { Team, Teams } from "../base/teams.ts";
import { Problem } from "../base/problem.ts";
import { HEADER } from "../base/request-headers.ts";

export type CallHeaders = {
  readonly team: Team | undefined;
  readonly language: Language;
  readonly cartToken: string | undefined;
  readonly idempotencyKey: string | undefined;
};

/** Reads the headers of flows §4.7. @throws Problem 1001 for a missing and 1002 for an unknown value */
export function readHeaders(call: Call, headers: Headers, teams: Teams, defaultLanguage: Language): CallHeaders {
  const given = readTeam(headers.get(HEADER.team), teams, call.headerless ?? false);
  const team = given ?? teamOfHost(headers.get("x-forwarded-host"), teams);
  const language = readLanguage(headers.get(HEADER.language), call.headerless ? fromBrowser(headers, defaultLanguage) : undefined);
  const cartToken = readUuid(headers.get(HEADER.cart), HEADER.cart);
  const idempotencyKey = readUuid(headers.get(HEADER.key), HEADER.key);
  if (call.idempotent && idempotencyKey === undefined) throw Problem.headerMissing({ reason: HEADER.key });
  return { team, language, cartToken, idempotencyKey };
}

/** Language chosen in the club's app (its cookie), else the browser's. */
export function fromBrowser(headers: Headers, fallback: Language): Language {
  const chosen = /(?:^|;\s*)lang=(tr|de)(?:;|$)/.exec(headers.get("cookie") ?? "")?.[1];
  if (isLanguage(chosen)) return chosen;
  return languageAccepted(headers.get("accept-language")) ?? fallback;
}

/** The club whose app proxied a request. It only affects the appearance, so the header need not be trusted. */
export function teamOfHost(host: string | null, teams: Teams): Team | undefined {
  return host === null ? undefined : [...teams.values()].find((team) => new URL(team.origin).host === host);
}

function readTeam(value: string | null, teams: Teams, optional: boolean): Team | undefined {
  if (value === null || value === "") {
    if (optional) return undefined;
    throw Problem.headerMissing({ reason: HEADER.team });
  }
  const team = /^\d{1,4}$/.test(value) ? teams.get(Number(value)) : undefined;
  if (!team) throw Problem.headerUnknown({ reason: HEADER.team });
  return team;
}

function readLanguage(value: string | null, fallback: Language | undefined): Language {
  if (value === null || value === "") {
    if (fallback) return fallback;
    throw Problem.headerMissing({ reason: HEADER.language });
  }
  const language = LANGUAGES.find((candidate) => String(LANGUAGE_CODE[candidate]) === value);
  if (!language) throw Problem.headerUnknown({ reason: HEADER.language });
  return language;
}

function readUuid(value: string | null, name: typeof HEADER.cart | typeof HEADER.key): string | undefined {
  if (value === null || value === "") return undefined;
  if (!isUuid(value)) throw Problem.headerUnknown({ reason: name });
  return value.toLowerCase();
}
