import { reasonKeys } from "@tribun/domain";
import { useMemo } from "react";
import type { Namespace, TextKey } from "./namespaces.ts";
import { useI18n, useLateSay, useText } from "./use-text.tsx";

/** What explains that something went wrong comes with the first that does: most pages never need it. Until then a general sentence stands. */
export const PROBLEMS: readonly Namespace[] = ["errors", "validation"];

/**
 * Explains a refused field: the rules of domain and operator are keys of `validation`.
 * An unknown rule, say of a newer operator, still gets a sentence; undefined stays undefined.
 */
export function useRuleText(): (rule: string | undefined) => string | undefined {
  const i18n = useI18n();
  const t = useText("common");
  const saying = useLateSay(PROBLEMS);
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
 * The sentence for a refusal, by its reason where it has one of its own, else by its code; and the label of a way out, once it is there.
 * What has a sentence is read from the sentences: each code and each reason that a fan can meet has one (`messages.test.ts`).
 */
export function useErrorText(): (
  code: string,
  reason?: string,
  values?: { readonly date: string },
) => { readonly text: string; readonly action: (name: ErrorAction) => string | undefined } {
  const i18n = useI18n();
  const t = useText("common");
  const saying = useLateSay(PROBLEMS);
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
