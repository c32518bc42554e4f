import { type ErrorCode, fanReason, isErrorCode } from "@tribun/domain";
import { useMemo } from "react";
import type { TextKey } from "./namespaces.ts";
import { useI18n, useSay, useText } from "./use-text.tsx";

/**
 * Explains a refused field: the rules of domain and operator are keys of `validation`.
 * An unknown rule, say of a newer operator, still gets a sentence; undefined stays undefined.
 */
export function useRuleText(): (rule: string | undefined) => string | undefined {
  const i18n = useI18n();
  const say = useSay("validation");
  return useMemo(() => (rule) => (rule === undefined ? undefined : say(i18n.has("validation", rule) ? rule : "generic")), [say, i18n]);
}

/** The sentence for a refusal, by its reason where it has one of its own, else by its code; and the label of a way out. */
export function useErrorText(): (
  code: string,
  reason?: string,
) => { readonly text: string; readonly action: (name: ErrorAction) => string } {
  const t = useText("errors");
  return useMemo(
    () => (given, reason) => {
      const code: ErrorCode = isErrorCode(given) ? given : "-1";
      const known = fanReason(reason, code);
      return { text: t(known === undefined ? `text.${code}` : `reason.${known}`), action: (name) => t(`action.${name}`) };
    },
    [t],
  );
}
type ErrorAction = Extract<TextKey<"errors">, `action.${string}`> extends `action.${infer A}` ? A : never;
