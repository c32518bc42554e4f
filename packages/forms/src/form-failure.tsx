import { ApiError } from "@tribun/api-client";
import { isForSupport, RECOVERY_PLACES, recoveryOf, supportHref } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { useErrorText } from "@tribun/i18n/problem-text";
import { clockText, Notice, TextLink, useCountdown, NEW_TAB } from "@tribun/ui-kit";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFailureText } from "./field-message.ts";
import styles from "./forms.module.css";

type FormFailureProps = {
  /** What the submit threw; nothing is shown while it is undefined. */
  error: unknown;
  /** A way out on the spot, instead of the place that the catalogue names for the refusal. */
  action?: ReactNode;
  /** False on the page of help itself, where the reference is all there is to tell. */
  helps?: boolean;
};

/**
 * Why the form was not taken, above its button: the sentence, how long to wait after too many attempts (429), that
 * nothing typed is lost, the way out that the catalogue names, and the way to help, which knows the case by its reference; that is shown where the hotline could need it. Takes the focus, because it concerns no single field.
 */
export function FormFailure(props: FormFailureProps) {
  return props.error === undefined ? null : <Failure {...props} />;
}

function Failure({ error, action, helps = true }: FormFailureProps) {
  const t = useText("forms");
  const failureText = useFailureText();
  const box = useRef<HTMLDivElement>(null);
  const facts = error instanceof ApiError ? error : undefined;
  const [until, setUntil] = useState<number>();
  useEffect(() => {
    setUntil(facts?.retryAfterSeconds && Date.now() + facts.retryAfterSeconds * 1000);
    box.current?.focus();
  }, [facts]);
  // As it is drawn without any script, nothing counts down.
  const wait = useCountdown(until) ?? facts?.retryAfterSeconds ?? 0;
  const unreachable = !facts || facts.reason === "unreachable";
  return (
    <div ref={box} tabIndex={-1} className={styles["failure"]}>
      <Notice tone="bad" title={unreachable ? t("failure.unreachable") : failureText(error)} action={action || <WayOut error={error} />}>
        {wait > 0 && <p>{t("failure.wait", { time: clockText(wait) })}</p>}
        <p>{t("failure.kept")}</p>
        {facts?.requestId && (
          <p className={styles["soft"]}>{helps ? <FailureHelp error={facts} /> : t("failure.reference", { code: facts.requestId })}</p>
        )}
      </Notice>
    </div>
  );
}

/** Where somebody helps, beside the form, so that nothing typed is left behind; it knows the case by its reference. */
export function FailureHelp({ error }: { readonly error: unknown }) {
  const t = useText("forms");
  const facts = error instanceof ApiError ? error : undefined;
  const code = facts?.requestId;
  return (
    <TextLink strong href={supportHref(code)} {...NEW_TAB}>
      {facts && code && isForSupport(facts.code, facts.reason) ? t("failure.helpWith", { code }) : t("failure.help")}
    </TextLink>
  );
}

/**
 * Where the catalogue leads after a refusal, beside the form, so that nothing typed is left behind. Help has a place of its own.
 * @param login the way to the login and back, where what is typed is kept: it is followed here then
 */
export function WayOut({ error, login }: { readonly error: unknown; readonly login?: string | undefined }) {
  const errorText = useErrorText();
  if (!(error instanceof ApiError)) return null;
  const { code, reason } = error;
  const way = recoveryOf(code, reason);
  const place = way === "contact" ? undefined : RECOVERY_PLACES[way];
  // Whoever is there already has it before them.
  if (place === undefined || place === globalThis.location?.pathname) return null;
  const here = way === "login" ? login : undefined;
  return (
    <TextLink strong href={here ?? place} {...(!here && NEW_TAB)}>
      {errorText(code, reason).action(way)}
    </TextLink>
  );
}
