import { ApiError } from "@tribun/api-client";
import { useFormat, useI18n } from "@tribun/i18n";
import { useErrorText, useRuleText } from "@tribun/i18n/problem-text";

/**
 * Returns a function that translates a broken rule: an error code, such as `1048` or `profile.1048`, by `errors`, anything else by
 * `validation`.
 */
export function useFieldMessage(): (rule: string) => string {
  const i18n = useI18n();
  const ruleText = useRuleText();
  const errorText = useErrorText();
  return (rule) => {
    const at = rule.lastIndexOf(".");
    const code = rule.slice(at + 1);
    return i18n.has("errors", `text.${code}`) ? errorText(code, rule.slice(0, Math.max(at, 0))).text : (ruleText(rule) ?? rule);
  };
}

/** Returns a function that translates anything a call throws. Anything but an `ApiError` counts as -1. */
export function useFailureText(): (error: unknown) => string {
  const errorText = useErrorText();
  const format = useFormat();
  return (error) => {
    if (!(error instanceof ApiError)) return errorText("-1").text;
    return errorText(error.code, error.reason, error.endedOn === undefined ? undefined : { date: format.date(error.endedOn) }).text;
  };
}
