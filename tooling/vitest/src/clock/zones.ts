/** The variable that moves tests to another time zone. `npm run at` sets it. */
export const ZONE_VARIABLE = "TEST_ZONE";

/** The time zone of the tests' browsers, in which most fans live. */
export const browserZone = (): string => process.env[ZONE_VARIABLE] ?? "Europe/Berlin";

/** The time zone of Node in tests. It is half a day ahead of Germany, so that code that confuses the machine's day with Germany's fails. */
export const nodeZone = (): string => process.env[ZONE_VARIABLE] ?? "Pacific/Kiritimati";
