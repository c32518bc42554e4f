/**
 * Nationwide holidays of Germany as rules: a fixed date of every year, or a number of days after Easter Sunday (Good Friday, Easter Monday,
 * Ascension, Whit Monday).
 */
export const NATIONWIDE_HOLIDAYS: readonly string[] = ["01-01", "05-01", "10-03", "12-25", "12-26", "-2", "1", "39", "50"];
