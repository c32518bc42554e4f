import { environmentAt } from "@tribun/vitest-config/clock/faketime";
import { DAY_MS } from "@tribun/domain";
import { run } from "../run.ts";

/**
 * Runs a command to its end as if it were another moment, and somewhere else; turbo's kept answers have no part in it.
 * @param when of the zone's own clock, as in `2028-02-28T23:30`, or `tomorrow`
 * @returns the exit code
 * @throws RangeError for what is no moment, no zone or no command
 */
export async function atMoment(when: string, zone: string, [command, ...args]: readonly string[]): Promise<number> {
  // Programs take a zone they do not know for UTC, and say nothing.
  if (!Intl.supportedValuesOf("timeZone").includes(zone) && zone !== "UTC") throw new RangeError(`There is no zone "${zone}".`);
  process.env["TZ"] = zone;
  const at = when === "tomorrow" ? Date.now() + DAY_MS : Date.parse(when);
  if (Number.isNaN(at)) throw new RangeError(`"${when}" is no moment.`);
  if (command === undefined) throw new RangeError("There is no command to run.");
  console.log(`\n── ${new Date(at).toString()}`);
  return (await run(command, args, { env: environmentAt(at, zone) })).code;
}
