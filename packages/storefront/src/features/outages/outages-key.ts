import type { Language } from "@tribun/domain";

/** Query key under which the build stores the outages of the network. */
export const outagesKey = (language: Language) => ["public", language, "outages"] as const;
