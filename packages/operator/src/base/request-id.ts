import { randomUUID } from "node:crypto";
import { isUuid } from "../db/uuid.ts";

/** Returns the id for log and answer: the caller's if it is a UUID, which cannot contain personal data, else a new one. */
export function requestIdOf(given: string | null | undefined): string {
  return given && isUuid(given) ? given.toLowerCase() : randomUUID();
}
