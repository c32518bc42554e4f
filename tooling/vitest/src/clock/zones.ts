/** The variable that moves tests to another zone, as `npm test -- --zone` does. */
export const ZONE_VARIABLE = "TEST_ZONE";

/** Where the browsers of tests stand: where most fans do. */
export const browserZone = (): string => process.env[ZONE_VARIABLE] ?? "Europe/Berlin";

/** Where Node stands in tests: nearly a day ahead of Germany, so that whatever takes the machine's day for Germany's is seen. */
export const nodeZone = (): string => process.env[ZONE_VARIABLE] ?? "Pacific/Kiritimati";
