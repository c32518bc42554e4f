const FORMAT = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Berlin", dateStyle: "medium", timeStyle: "medium" });

/** A moment as the console writes it, in German time. */
export const written = (moment: Date): string => FORMAT.format(moment);
