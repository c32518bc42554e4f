/** What tells how to change the operator; L07 asks for it beside the dates. */
export const SWITCHING = "https://www.bundesnetzagentur.de/anbieterwechsel";
