import type { Language } from "@tribun/domain";

/** Query key under which the build stores the survey. */
export const surveyKey = (language: Language) => ["public", language, "survey"] as const;
