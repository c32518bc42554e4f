import type { Language } from "@tribun/domain";

/** Query key under which the build stores the giveaways. */
export const giveawaysKey = (language: Language) => ["public", language, "giveaways"] as const;
