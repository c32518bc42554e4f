import { ApiError } from "@tribun/api-client";
import { useText } from "@tribun/i18n";
import { clockText, Notice, useCountdown } from "@tribun/ui-kit";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFailureText } from "./field-message.ts";
import { FailureHelp, WayOut } from "./lazy-ways.tsx";
import styles from "./forms.module.css";

type FormFailureProps = {
  /** What the submit threw; undefined shows nothing. */
  error: unknown;
  /** An action on this page that replaces the catalogue's recovery link. */
  action?: ReactNode;
  /** False on the support page itself, which shows only the reference. */
  helps?: boolean;
};

/**
 * Explains above the button why the form was refused: the sentence, the wait after too many attempts (429), that no input is lost, the
 * catalogue's recovery link, and a link to support with the reference. It shows the reference only if the hotline could need it. It takes
 * the focus, because the failure concerns no single field.
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
  // Without JavaScript nothing counts down, so show the operator's seconds.
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
