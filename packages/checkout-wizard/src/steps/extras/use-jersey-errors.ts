import { useRuleText } from "@tribun/i18n/problem-text";
import { useState } from "react";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { JERSEY_FIELDS, type JerseyField, missingInExtras } from "./schema.ts";

/** Empty means none, so that whatever is wrong here was typed. */
const TYPED: ReadonlySet<JerseyField> = new Set(["jerseyName", "jerseyNumber"]);

/**
 * What is missing or wrong in the choice of a jersey. A name or number that cannot be printed is said with the key that made it
 * so; what is only missing, once the fan goes on.
 */
export function useJerseyErrors() {
  const ruleText = useRuleText();
  const { draft } = useOrderDraft();
  const [attempt, setAttempt] = useState(0);
  const missing = missingInExtras(draft.jersey);
  return {
    attempt,
    errorOf: (field: JerseyField) => (attempt > 0 || TYPED.has(field) ? ruleText(missing[field]) : undefined),
    summary: JERSEY_FIELDS.flatMap((fieldId) => {
      const message = attempt === 0 ? undefined : ruleText(missing[fieldId]);
      return message === undefined ? [] : [{ fieldId, message }];
    }),
    /** @returns true when the choice can be ordered */
    check: (): boolean => {
      setAttempt((count) => count + 1);
      return Object.keys(missing).length === 0;
    },
  };
}

export type JerseyErrors = ReturnType<typeof useJerseyErrors>;
