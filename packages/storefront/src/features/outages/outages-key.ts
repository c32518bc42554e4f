import type { Language } from "@tribun/domain";

/** Under which the build keeps what is out in the network. */
export const outagesKey = (language: Language) => ["public", language, "outages"] as const;
