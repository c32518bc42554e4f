import { useRuleText } from "@tribun/i18n/problem-text";
import { useState } from "react";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { useCircumstances } from "../../shared/use-circumstances.ts";
import { missingInNumberStep, type NumberField } from "./schema.ts";
import { useMainLine } from "./use-main-line.ts";

/** The errors of some fields of this step, shown once the fan has tried to continue. */
export function useNumberErrors(fields: readonly NumberField[]) {
  const ruleText = useRuleText();
  const { draft } = useOrderDraft();
  const { at } = useCircumstances();
  const [attempt, setAttempt] = useState(0);
  // The stored main line may belong to another account. The component that shows a failed fetch also offers the retry.
  const hangs = draft.tariff?.requiresMainLine === true && fields.includes("mainLineId");
  const { settling, unknown } = useMainLine(hangs, (status) => attempt > 0 && status === "pending");
  const { mainLineId, ...others } = missingInNumberStep(draft, at);
  const line = unknown ? "mainLine.required" : mainLineId;
  const broken: ReturnType<typeof missingInNumberStep> = { ...others, ...(!settling && line !== undefined && { mainLineId: line }) };
  const errorOf = (field: NumberField) => (attempt === 0 ? undefined : ruleText(broken[field]));
  return {
    attempt,
    errorOf,
    summary: fields.flatMap((fieldId) => {
      const message = errorOf(fieldId);
      return message === undefined ? [] : [{ fieldId, message }];
    }),
    /** True while the lines for the check of the main line load; until then the main line counts as valid. */
    settling,
    /** @returns true when all fields are valid */
    check: (): boolean => {
      setAttempt((count) => count + 1);
      return fields.every((field) => broken[field] === undefined);
    },
    forget: () => setAttempt(0),
  };
}

export type NumberErrors = ReturnType<typeof useNumberErrors>;
