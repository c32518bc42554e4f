import type { Outage } from "@tribun/api-client/contract";

/**
 * True for rendered outages that this version of the app understands. Checked by hand, because a schema would add the API client to a page
 * for reading.
 */
export function areOutages(given: unknown): given is readonly Outage[] {
  return Array.isArray(given) && given.every(isOutage);
}

function isOutage(given: unknown): given is Outage {
  if (typeof given !== "object" || given === null || !("id" in given && "place" in given && "since" in given)) return false;
  const end = "expectedEnd" in given ? given.expectedEnd : undefined;
  return [given.id, given.place, given.since, end ?? ""].every((text) => typeof text === "string");
}
