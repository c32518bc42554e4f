import type { Language } from "@tribun/domain";

/** Under which the build keeps the giveaways that it draws. */
export const giveawaysKey = (language: Language) => ["public", language, "giveaways"] as const;
