import { normalisePhone, OTP_DIGITS } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { useRuleText } from "@tribun/i18n/problem-text";
import { Button, clockText, CodeField, Notice, useCountdown } from "@tribun/ui-kit";
import { useEffect } from "react";
import { useFailureText } from "../texts/field-message.ts";
import { FailureHelp, WayOut } from "../texts/lazy-ways.tsx";
import styles from "../texts/forms.module.css";
import { type OtpCalls, type OtpTicket, useOtp } from "./use-otp.ts";

export type OtpPanelProps<T> = {
  /** The number that gets the code, as typed or in E.164. */
  phone: string;
  calls: OtpCalls<T>;
  onVerified: (proof: T) => void;
  /** Leads back to the phone field; without it the number is fixed. */
  onChangePhone?: () => void;
  /** A code that the previous step has just sent. */
  ticket?: OtpTicket | undefined;
  /** Receives the ticket of each code that the panel sends. */
  onSent?: (ticket: OtpTicket) => void;
  /** Sends the first code when the panel appears, unless there is a ticket. Only for a page that said so beforehand. */
  sendsAtOnce?: boolean;
  /** Shown as the field's error, for instance when the fan submits the form without a proof. */
  error?: string | undefined;
  name?: string;
  /** Target of the error summary's link; defaults to `name`. */
  id?: string;
  /** Link to the login and back, on a page that keeps the fan's input. */
  login?: string;
};

/**
 * Verifies a phone number by SMS code: send, countdown, type or paste, resend, change the number. Explains wrong (1028), late (1029) and
 * used (1030) codes and 429 at the field, and keeps the input.
 */
export function OtpPanel<T>({
  phone,
  calls,
  onVerified,
  onChangePhone,
  ticket,
  onSent,
  sendsAtOnce = false,
  error,
  name = "otpCode",
  id = name,
  login,
}: OtpPanelProps<T>) {
  const t = useText("forms");
  const failureText = useFailureText();
  const ruleText = useRuleText();
  const otp = useOtp({ phone, calls, onVerified, ticket, onSent });
  const wait = useCountdown(otp.resendAt) ?? 0;
  const left = useCountdown(otp.expiresAt) ?? 0;
  const shown = useFormat().phone(normalisePhone(phone) ?? phone);
  const tooLong = otp.code.length > OTP_DIGITS;
  const problem = tooLong ? ruleText("otp.invalid") : otp.error === undefined ? error : failureText(otp.error);
  const problemId = `${id}-problem`;
  const focus = () => document.getElementById(id)?.focus();
  const arrives = sendsAtOnce && ticket === undefined;
  // Its key keeps the region from one view to the next, because a screen reader reads only what changes in it.
  const news = (
    <p key="news" role="status">
      {otp.resent ? t("otp.resent") : arrives && otp.expiresAt !== undefined && t("otp.sent")}
    </p>
  );
  const waits = otp.phase === "waiting";
  useEffect(() => {
    if (arrives) void otp.send();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each panel; the fan sends further codes
  }, []);
  useEffect(() => {
    // The focus stands on a heading, or nowhere. A fan who is already in another field stays there.
    if (arrives && waits && document.activeElement?.matches("body, h1, h2")) document.getElementById(id)?.focus();
  }, [arrives, waits, id]);
  const ways = (
    <>
      {onChangePhone && (
        <Button variant="quiet" onClick={onChangePhone}>
          {t("otp.change")}
        </Button>
      )}
      <WayOut error={otp.error} login={login} />
      {(otp.error !== undefined || otp.resent) && <FailureHelp error={otp.error} />}
    </>
  );
  if (otp.phase === "done") return <Notice tone="ok">{t("otp.done", { phone: shown })}</Notice>;
  if (otp.phase === "idle" || (otp.phase === "sending" && otp.expiresAt === undefined)) {
    return (
      // The error summary links here, and a press during the wait moves the focus here, so a screen reader must read the problem.
      <div className={styles["otp"]} id={id} tabIndex={-1} role="group" aria-describedby={problem === undefined ? undefined : problemId}>
        <p>{t("otp.intro", { phone: shown })}</p>
        {news}
        {problem !== undefined && (
          <div id={problemId}>
            <Notice tone="bad">{wait > 0 ? t("otp.wait", { time: clockText(wait) }) : problem}</Notice>
          </div>
        )}
        <div className={styles["row"]}>
          <Button
            busy={otp.phase === "sending" || (arrives && otp.error === undefined)}
            busyLabel={t("otp.sending")}
            aria-disabled={wait > 0}
            onClick={wait > 0 ? focus : () => void otp.send()}
          >
            {t("otp.send")}
          </Button>
          {ways}
        </div>
      </div>
    );
  }
  return (
    <div className={styles["otp"]}>
      <div className={styles["code"]}>
        <CodeField
          length={OTP_DIGITS}
          id={id}
          name={name}
          label={t("otp.label", { phone: shown })}
          hint={left > 0 ? t("otp.valid", { time: clockText(left) }) : t("otp.late")}
          value={otp.code}
          onChange={otp.setCode}
          onComplete={(code) => void otp.verify(code)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the pressed button is gone; a heading precedes a code sent earlier
          autoFocus={ticket === undefined && !sendsAtOnce}
          {...(problem !== undefined && { error: problem })}
        />
      </div>
      {news}
      <div className={styles["row"]}>
        {/* A whole code is checked at once; the button repeats a check that failed. */}
        {otp.code.length === OTP_DIGITS && (
          <Button variant="quiet" busy={otp.phase === "checking"} busyLabel={t("otp.checking")} onClick={() => void otp.verify(otp.code)}>
            {t("otp.check")}
          </Button>
        )}
        {wait > 0 ? (
          <span className={styles["soft"]}>{t("otp.again", { time: clockText(wait) })}</span>
        ) : (
          <Button variant="quiet" busy={otp.phase === "sending"} busyLabel={t("otp.sending")} onClick={() => void otp.send().then(focus)}>
            {t("otp.resend")}
          </Button>
        )}
        {ways}
      </div>
    </div>
  );
}
