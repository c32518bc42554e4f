import type { Team } from "../teams.ts";
import { SEED_BRANDS } from "./brands.ts";

/** The clubs as the operator uses them. Each app's local port is its hotline's number until TEAM_ORIGINS names another address. */
export const SEED_TEAMS: readonly Team[] = SEED_BRANDS.map(({ brand, facts, tokens }) => {
  const { teamId, name, hotline, capabilities, clubShare } = brand;
  const { a, "on-a": onA, b, "on-b": onB } = tokens.club;
  return {
    id: teamId,
    name,
    smsSender: facts.smsSender,
    origin: `http://localhost:${hotline.shortCode}`,
    hotline,
    capabilities,
    colours: { clubA: a.$value.hex, onClubA: onA.$value.hex, clubB: b.$value.hex, onClubB: onB.$value.hex },
    ...(clubShare && { share: { basisPoints: clubShare.basisPoints, from: clubShare.from } }),
  };
});
