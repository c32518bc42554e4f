import { environmentAt } from "@tribun/vitest-config/clock/faketime";
import { DAY_MS } from "@tribun/domain";
import { run } from "../run.ts";

/**
 * Runs a command at another date and time in another zone, without turbo's cache.
 * @param when local time in the zone, such as `2028-02-28T23:30`, or `tomorrow`
 * @returns the exit code
 * @throws RangeError for an invalid time, an unknown zone or a missing command
 */
export async function atMoment(when: string, zone: string, [command, ...args]: readonly string[]): Promise<number> {
  // Programs silently treat an unknown zone as UTC.
  if (!Intl.supportedValuesOf("timeZone").includes(zone) && zone !== "UTC") throw new RangeError(`There is no zone "${zone}".`);
  process.env["TZ"] = zone;
  const at = when === "tomorrow" ? Date.now() + DAY_MS : Date.parse(when);
  if (Number.isNaN(at)) throw new RangeError(`"${when}" is no moment.`);
  if (command === undefined) throw new RangeError("There is no command to run.");
  console.log(`\n── ${new Date(at).toString()}`);
  return (await run(command, args, { env: environmentAt(at, zone) })).code;
}
