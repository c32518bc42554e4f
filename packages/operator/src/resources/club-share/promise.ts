import type { ClubShare } from "@tribun/domain";
import { SEED_TEAMS } from "../../seed/teams.ts";

const PROMISED: ReadonlyMap<number, ClubShare> = new Map(SEED_TEAMS.flatMap(({ id, share }) => (share ? [[id, share] as const] : [])));

/** What a club's operator has promised of its bills; nothing where its brand declares nothing. */
export function promiseOf(teamId: number): ClubShare | undefined {
  return PROMISED.get(teamId);
}
