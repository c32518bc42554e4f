const FORMAT = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Berlin", dateStyle: "medium", timeStyle: "medium" });

/** Formats an instant for the console, in German time. */
export const written = (moment: Date): string => FORMAT.format(moment);
