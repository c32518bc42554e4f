import { type ErrorCode, isErrorCode } from "@tribun/domain";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { TextKey } from "./namespaces.ts";
import { useText } from "./use-text.tsx";

/**
 * Explains a refused field: the rules of domain and operator are keys of `validation`.
 * An unknown rule, say of a newer operator, still gets a sentence; undefined stays undefined.
 */
export function useRuleText(): (rule: string | undefined) => string | undefined {
  const { t, i18n } = useTranslation("validation");
  return useMemo(
    () => (rule) => (rule === undefined ? undefined : i18n.exists(rule, { ns: "validation" }) ? t(rule) : t("generic")),
    [t, i18n],
  );
}

/** The sentence for a code of the catalogue and the label of its way out. */
export function useErrorText(): (code: string) => { readonly text: string; readonly action: (name: ErrorAction) => string } {
  const t = useText("errors");
  return useMemo(
    () => (given) => {
      const code: ErrorCode = isErrorCode(given) ? given : "-1";
      return { text: t(`text.${code}`), action: (name) => t(`action.${name}`) };
    },
    [t],
  );
}
type ErrorAction = Extract<TextKey<"errors">, `action.${string}`> extends `action.${infer A}` ? A : never;
