import { useRuleText } from "@tribun/i18n/problem-text";
import { useState } from "react";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { useCircumstances } from "../../shared/use-circumstances.ts";
import { missingInNumberStep, type NumberField } from "./schema.ts";
import { useMainLine } from "./use-main-line.ts";

/** What is missing or wrong in some fields of this step, said once the fan wanted to go on. */
export function useNumberErrors(fields: readonly NumberField[]) {
  const ruleText = useRuleText();
  const { draft } = useOrderDraft();
  const { at } = useCircumstances();
  const [attempt, setAttempt] = useState(0);
  // The main line that is kept may be of another account. Lines that could not be read are asked for again where that is told.
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
    /** Whether the lines are on their way, which the main line is checked by: it counts as given until then. */
    settling,
    /** @returns true when all of them hold */
    check: (): boolean => {
      setAttempt((count) => count + 1);
      return fields.every((field) => broken[field] === undefined);
    },
    forget: () => setAttempt(0),
  };
}

export type NumberErrors = ReturnType<typeof useNumberErrors>;
