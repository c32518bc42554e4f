import type { Language } from "@tribun/domain";

/** Under which the build keeps the survey that it draws. */
export const surveyKey = (language: Language) => ["public", language, "survey"] as const;
