import { confirmGiveaway } from "@tribun/api-client/calls/giveaways";
import { useFailureText } from "@tribun/forms";
import { ticketNumber } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Button, buttonClass, Notice } from "@tribun/ui-kit";
import { useContext, useEffect, useRef, useState } from "react";
import { useApi } from "../../../platform/app/use-app.tsx";
import { AuthStage } from "../../../features/sign-in/auth-stage.tsx";
import giveaway from "./giveaway.module.css";
import styles from "../../../platform/forms/form.module.css";
import { Unanswered } from "../../../platform/forms/no-script/unanswered.tsx";
import { useAnswer } from "../../../platform/forms/no-script/use-answer.ts";
import { usePathname, useQueryParam } from "../../../platform/place/place.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { CONFIRM, Confirmed, isFinal } from "./confirm-entry.ts";
import { placesOf } from "./places.ts";
import { RevokeConsent } from "./revoke-consent.tsx";

/** Target of the mail's link, `?token=`, and the page after an entry: what is confirmed, what to do, and what comes next. */
export function GiveawayResult() {
  const t = useText("giveaway");
  const given = useQueryParam("token");
  const token = given === "" ? undefined : given;
  const { incomplete = false } = useContext(Confirmed);
  const { page } = placesOf(usePathname());
  return (
    <AuthStage
      title={t(token === undefined ? "result.mailTitle" : "result.title")}
      lead={token === undefined && t("result.mailLead")}
      noScript
    >
      <div className={styles["form"]}>
        {token === undefined ? (
          <>
            {incomplete && <Notice tone="warn" title={t("result.incomplete")} />}
            <p>{t("result.mail")}</p>
            <p>{t("result.spam")}</p>
            {!incomplete && <ConfirmWithoutScript />}
          </>
        ) : (
          <Confirm token={token} />
        )}
        <div className={styles["actions"]}>
          <AppLink href={page} className={buttonClass({ variant: "quiet" })}>
            {t("result.toGiveaway")}
          </AppLink>
        </div>
      </div>
    </AuthStage>
  );
}

/** Confirmation without a script: the form posts to its own address, which contains the token. Rendered only inside `<noscript>`. */
function ConfirmWithoutScript() {
  const t = useText("giveaway");
  return (
    <noscript>
      <form method="post" className={styles["stack"]}>
        <p>{t("result.fromMail")}</p>
        <div className={styles["actions"]}>
          <Button type="submit" name="form" value={CONFIRM}>
            {t("result.confirm")}
          </Button>
        </div>
      </form>
    </noscript>
  );
}

/** Asks for a press, because mail scanners open links too and some of them run scripts (L29). */
function Confirm({ token }: { readonly token: string }) {
  const t = useText("giveaway");
  const format = useFormat();
  const api = useApi();
  const failureText = useFailureText();
  const [isPressed, setPressed] = useState(false);
  const noScriptAnswer = useContext(Confirmed);
  const asked = useAnswer(isPressed ? token : undefined, () => api(confirmGiveaway, { body: { token } }), noScriptAnswer.data);
  const { data, error = noScriptAnswer.error, again } = asked;
  const said = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const refusal = isFinal(error) ? error : undefined;
  // The pressed button has disappeared, so focus the result or the error.
  useEffect(() => {
    if (isPressed) (said.current ?? button.current)?.focus();
  }, [data, error, isPressed]);
  if (data) {
    return (
      <>
        <div ref={said} tabIndex={-1}>
          <Notice tone="ok" title={t("result.confirmed")}>
            {t("result.confirmedText", { date: format.date(data.drawAt) })}
          </Notice>
        </div>
        <div>
          <p>{t("result.ticket")}</p>
          <p className={giveaway["ticket"]}>{ticketNumber(data.entryId)}</p>
          <p className={styles["soft"]}>{t("result.ticketText")}</p>
        </div>
        <RevokeConsent token={data.revokeToken} />
      </>
    );
  }
  if (refusal) {
    return (
      <div ref={said} tabIndex={-1}>
        <Notice tone={refusal.code === "1030" ? "ok" : "warn"} title={failureText(refusal)} />
      </div>
    );
  }
  // The error came without a script, so the retry works without one too.
  if (noScriptAnswer.error !== undefined) {
    return (
      <>
        <Notice tone="bad" title={failureText(noScriptAnswer.error)} />
        <ConfirmWithoutScript />
      </>
    );
  }
  if (error !== undefined) {
    return (
      <div ref={said} tabIndex={-1}>
        <Unanswered error={error} again={again} />
      </div>
    );
  }
  return (
    <>
      <p>{t("result.ask")}</p>
      <div className={styles["actions"]}>
        <Button ref={button} busy={isPressed} busyLabel={t("result.checking")} onClick={() => setPressed(true)}>
          {t("result.confirm")}
        </Button>
      </div>
    </>
  );
}
