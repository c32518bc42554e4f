import type { ClubShare } from "@tribun/domain";
import { SEED_TEAMS } from "../../base/clubs/teams.ts";

const PROMISED: ReadonlyMap<number, ClubShare> = new Map(SEED_TEAMS.flatMap(({ id, share }) => (share ? [[id, share] as const] : [])));

/** The share of its bills that a club's brand declares; undefined where the brand declares none. */
export function promiseOf(teamId: number): ClubShare | undefined {
  return PROMISED.get(teamId);
}
