import { randomUUID } from "node:crypto";
import { isUuid } from "../db/uuid.ts";

/** The id under which a request is logged and answered: the caller's where it is a UUID, which can hold nobody's data; else one of ours. */
export function requestIdOf(given: string | null | undefined): string {
  return given && isUuid(given) ? given.toLowerCase() : randomUUID();
}
