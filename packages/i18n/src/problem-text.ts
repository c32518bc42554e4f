import { reasonKeys } from "@tribun/domain";
import { useMemo } from "react";
import type { Namespace, TextKey } from "./namespaces.ts";
import { useI18n, useLateTexts, useText } from "./use-text.tsx";

/** Namespaces of error texts. They load with the first error, because most pages never need them; until then a general sentence shows. */
export const PROBLEMS: readonly Namespace[] = ["errors", "validation"];

/**
 * Returns a function that explains a refused field. The rules of domain and operator are keys of `validation`. An unknown rule, for example
 * of a newer operator, gets a general sentence; undefined stays undefined.
 */
export function useRuleText(): (rule: string | undefined) => string | undefined {
  const i18n = useI18n();
  const t = useText("common");
  const saying = useLateTexts(PROBLEMS);
  return useMemo(
    () => (rule) => {
      if (rule === undefined) return undefined;
      const say = saying();
      return say ? say("validation", i18n.has("validation", rule) ? rule : "generic") : t("errorSummary", { count: 1 });
    },
    [saying, t, i18n],
  );
}

/**
 * Returns a function that explains a refusal: by its reason if that has a sentence of its own, else by its code. Once the texts are loaded,
 * it also returns link labels. `messages.test.ts` checks that each code and reason a fan can meet has a sentence.
 */
export function useErrorText(): (
  code: string,
  reason?: string,
  values?: { readonly date: string },
) => { readonly text: string; readonly action: (name: ErrorAction) => string | undefined } {
  const i18n = useI18n();
  const t = useText("common");
  const saying = useLateTexts(PROBLEMS);
  return useMemo(
    () => (given, reason, values) => {
      const say = saying();
      if (!say) return { text: t("failed"), action: () => undefined };
      const code = i18n.has("errors", `text.${given}`) ? given : "-1";
      const known = reason === undefined ? undefined : reasonKeys(reason, code).find((key) => i18n.has("errors", `reason.${key}`));
      return {
        text: say("errors", known === undefined ? `text.${code}` : `reason.${known}`, values),
        action: (name) => say("errors", `action.${name}`),
      };
    },
    [saying, t, i18n],
  );
}
type ErrorAction = Extract<TextKey<"errors">, `action.${string}`> extends `action.${infer A}` ? A : never;
