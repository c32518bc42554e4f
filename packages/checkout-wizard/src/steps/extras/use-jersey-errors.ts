import { useRuleText } from "@tribun/i18n/problem-text";
import { useState } from "react";
import { JERSEY_FIELDS, type JerseyField, missingInJersey, type WantedJersey } from "./schema.ts";

/** These may be empty, so an error here always comes from the fan's input. */
const TYPED: ReadonlySet<JerseyField> = new Set(["jerseyName", "jerseyNumber"]);

/**
 * The errors in the jersey on display. A name or number that cannot be printed shows its error at once; missing input shows it when the
 * fan continues.
 */
export function useJerseyErrors(jersey: WantedJersey) {
  const ruleText = useRuleText();
  const [attempt, setAttempt] = useState(0);
  const missing = missingInJersey(jersey);
  return {
    attempt,
    errorOf: (field: JerseyField) => (attempt > 0 || TYPED.has(field) ? ruleText(missing[field]) : undefined),
    summary: JERSEY_FIELDS.flatMap((fieldId) => {
      const message = attempt === 0 ? undefined : ruleText(missing[fieldId]);
      return message === undefined ? [] : [{ fieldId, message }];
    }),
    /** @returns true when the jersey can be ordered */
    check: (): boolean => {
      setAttempt((count) => count + 1);
      return Object.keys(missing).length === 0;
    },
  };
}
