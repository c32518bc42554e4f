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
  /** The code to read out on the telephone. Absent where the hotline has no use for it. */
  readonly reference: string | undefined;
  /** Help with just this: its reference is filled in there. Absent for what never reached the operator. */
  readonly helpHref: string | undefined;
};

const TITLES: Partial<Record<RecoveryAction, TextKey<"errors">>> = { login: "title.login", wait: "title.wait" };

/** Turns whatever was thrown into words: by its reason where that has a sentence, else by its code (spec §8). Anything but an `ApiError` counts as -1. */
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
