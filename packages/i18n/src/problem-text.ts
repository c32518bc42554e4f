import { reasonKeys } from "@tribun/domain";
import { useMemo } from "react";
import type { TextKey } from "./namespaces.ts";
import { useI18n, useSay } from "./use-text.tsx";

/**
 * Explains a refused field: the rules of domain and operator are keys of `validation`.
 * An unknown rule, say of a newer operator, still gets a sentence; undefined stays undefined.
 */
export function useRuleText(): (rule: string | undefined) => string | undefined {
  const i18n = useI18n();
  const say = useSay("validation");
  return useMemo(() => (rule) => (rule === undefined ? undefined : say(i18n.has("validation", rule) ? rule : "generic")), [say, i18n]);
}

/**
 * The sentence for a refusal, by its reason where it has one of its own, else by its code; and the label of a way out. What has a
 * sentence is read from the sentences: each code and each reason that a fan can meet has one (`messages.test.ts`).
 */
export function useErrorText(): (
  code: string,
  reason?: string,
) => { readonly text: string; readonly action: (name: ErrorAction) => string } {
  const i18n = useI18n();
  const say = useSay("errors");
  return useMemo(
    () => (given, reason) => {
      const code = i18n.has("errors", `text.${given}`) ? given : "-1";
      const known = reason === undefined ? undefined : reasonKeys(reason, code).find((key) => i18n.has("errors", `reason.${key}`));
      return { text: say(known === undefined ? `text.${code}` : `reason.${known}`), action: (name) => say(`action.${name}`) };
    },
    [say, i18n],
  );
}
type ErrorAction = Extract<TextKey<"errors">, `action.${string}`> extends `action.${infer A}` ? A : never;
