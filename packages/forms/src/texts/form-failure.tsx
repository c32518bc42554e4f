import { ApiError } from "@tribun/api-client";
import { useText } from "@tribun/i18n";
import { clockText, Notice, useCountdown } from "@tribun/ui-kit";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFailureText } from "./field-message.ts";
import { FailureHelp, WayOut } from "./lazy-ways.tsx";
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
