import { ApiError } from "@tribun/api-client";
import { ERRORS, fanReason, isForSupport, type RecoveryAction, recoveryOf, supportHref } from "@tribun/domain";
import { type TextKey, useText } from "@tribun/i18n";
import { useMemo } from "react";

/** An error in the fan's words: what happened, what to do, and where to get help with it. */
export type ErrorView = {
  readonly title: string;
  readonly text: string;
  readonly action: RecoveryAction;
  readonly actionLabel: string;
  /** The code to read out on the telephone; undefined when the hotline has no use for it. */
  readonly reference: string | undefined;
  /** Help with the reference filled in; undefined for a call that never reached the operator. */
  readonly helpHref: string | undefined;
};

const TITLES: Partial<Record<RecoveryAction, TextKey<"errors">>> = { login: "title.login", wait: "title.wait" };

/**
 * Turns any thrown value into words: by its reason if there is a sentence for it, else by its code (spec §8). Anything but an `ApiError`
 * counts as -1.
 */
export function useErrorView(): (cause: unknown) => ErrorView {
  const t = useText("errors");
  return useMemo(
    () => (cause) => {
      const error = cause instanceof ApiError ? cause : new ApiError("-1");
      const facts = ERRORS[error.code];
      const reason = fanReason(error.reason, error.code);
      const action = recoveryOf(error.code, error.reason);
      const unreachable = error.reason === "unreachable";
      const wait = error.retryAfterSeconds;
      const titleKey = unreachable ? "title.unreachable" : facts.status === 404 ? "title.notFound" : (TITLES[action] ?? "title.default");
      const waitText =
        wait === undefined ? "" : ` ${wait < 90 ? t("waitSeconds", { count: wait }) : t("waitMinutes", { count: Math.ceil(wait / 60) })}`;
      return {
        title: t(titleKey),
        text: unreachable
          ? t("unreachable")
          : `${t(reason === undefined ? `text.${error.code}` : `reason.${reason}`)}${action === "wait" ? waitText : ""}`,
        action,
        actionLabel: t(`action.${action}`),
        reference: isForSupport(error.code, error.reason) ? error.requestId : undefined,
        helpHref: error.requestId === undefined ? undefined : supportHref(error.requestId),
      };
    },
    [t],
  );
}
