import { useRuleText } from "@tribun/i18n/problem-text";
import { useState } from "react";
import { useOrderDraft } from "../../draft/use-order-draft.ts";
import { useCircumstances } from "../../wizard/use-circumstances.ts";
import { missingInNumberStep, type NumberField } from "./schema.ts";

/** What is missing or wrong in some fields of this step, said once the fan wanted to go on. */
export function useNumberErrors(fields: readonly NumberField[]) {
  const ruleText = useRuleText();
  const { draft } = useOrderDraft();
  const { at } = useCircumstances();
  const [attempt, setAttempt] = useState(0);
  const broken = missingInNumberStep(draft, at);
  const errorOf = (field: NumberField) => (attempt === 0 ? undefined : ruleText(broken[field]));
  return {
    attempt,
    errorOf,
    summary: fields.flatMap((fieldId) => {
      const message = errorOf(fieldId);
      return message === undefined ? [] : [{ fieldId, message }];
    }),
    /** @returns true when all of them hold */
    check: (): boolean => {
      setAttempt((count) => count + 1);
      return fields.every((field) => broken[field] === undefined);
    },
    forget: () => setAttempt(0),
  };
}

export type NumberErrors = ReturnType<typeof useNumberErrors>;
