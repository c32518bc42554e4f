/** Page that explains how to change the operator; L07 requires it beside the dates. */
export const SWITCHING = "https://www.bundesnetzagentur.de/anbieterwechsel";
