import { atMoment } from "./moments/at-moment.ts";

const HELP = "npm run at -- 2028-02-28T23:30 Europe/Istanbul vitest run --project unit";

// `npm run at`: runs a command at another date and time, in another time zone.
try {
  const [when = "", zone = "", ...command] = process.argv.slice(2);
  process.exitCode = await atMoment(when, zone, command);
} catch (cause) {
  console.error(`${cause instanceof Error ? cause.message : String(cause)}\n${HELP}`);
  process.exitCode = 2;
}
