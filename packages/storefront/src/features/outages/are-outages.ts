import type { Outage } from "@tribun/api-client/contract";

/** True for what a page was drawn with, if this version of the app understands it: by hand, as a schema would bring the client to a page that is read. */
export function areOutages(given: unknown): given is readonly Outage[] {
  return Array.isArray(given) && given.every(isOutage);
}

function isOutage(given: unknown): given is Outage {
  if (typeof given !== "object" || given === null || !("id" in given && "place" in given && "since" in given)) return false;
  const end = "expectedEnd" in given ? given.expectedEnd : undefined;
  return [given.id, given.place, given.since, end ?? ""].every((text) => typeof text === "string");
}
