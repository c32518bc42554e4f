import { RESET_LINK_MINUTES } from "@tribun/domain";
import type { OtpTicket } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { buttonClass, Notice, textLinkClass } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../../platform/app/use-app.tsx";
import { AuthStage } from "../../../features/sign-in/auth-stage.tsx";
import styles from "../../../platform/forms/form.module.css";
import { useOwnParam } from "../../../platform/forms/use-own-param.ts";
import { usePlace, useQueryParam } from "../../../platform/place/place.tsx";
import { withReturnTo } from "../../../platform/session/return-to.ts";
import { sending } from "./fetch-sending.ts";
import { MailForm } from "./mail-form.tsx";
import { PhoneForm } from "./phone-form.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";

const HERE = "/auth/forgot-password";
type Step = "phone" | "code" | "mail" | "mailed" | "new" | "done";

/**
 * Sets a new password by an SMS code, or by a link to the verified mailbox if the number now belongs to another person. The address names
 * the step, so that Back leads one step back. The proofs stay in memory, so after a reload the fan needs a new code.
 */
export function ForgotPassword() {
  const t = useText("auth");
  const api = useApi();
  const place = usePlace();
  const asked = useOwnParam("step");
  const returnTo = useOwnParam("returnTo");
  const login = withReturnTo("/auth/login", returnTo);
  const [phone, setPhone] = useState("");
  const [ticket, setTicket] = useState<OtpTicket>();
  const [resetToken, setResetToken] = useState<string>();
  const [email, setEmail] = useState<string>();
  const [done, setDone] = useState(false);
  const has = { ticket: ticket !== undefined, token: resetToken !== undefined, mail: email !== undefined, done };
  const step = stepOf(asked, has);
  const lost = asked === "new" && step === "phone";
  const hrefOf = (next: Step) => {
    const here = withReturnTo(HERE, returnTo);
    return next === "phone" ? here : `${here}${here === HERE ? "?" : "&"}step=${next}`;
  };
  const go = (next: Step) => place.push(hrefOf(next));
  const steps = sending.now();
  const mailed = useQueryParam("resetToken");
  useEffect(() => {
    if (mailed === undefined) return;
    // Removes the token from the address, because browsers store addresses and fans pass them on.
    void sending.load().then(() => {
      setResetToken(mailed);
      place.replace(`${HERE}?step=new`);
    });
  }, [mailed, place]);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  return (
    <AuthStage title={t("forgot.title")} lead={t("forgot.lead")}>
      <div className={styles["form"]}>
        {lost && <Notice tone="warn">{t("forgot.expired")}</Notice>}
        <h2 ref={heading} tabIndex={-1}>
          {t(TITLES[step])}
        </h2>
        {step === "phone" && (
          <PhoneForm
            phone={phone}
            onSent={(sentTo, sent) => {
              setPhone(sentTo);
              setTicket(sent);
              go("code");
            }}
          />
        )}
        {step === "mail" && (
          <MailForm
            onSent={(to) => {
              setEmail(to);
              go("mailed");
            }}
          />
        )}
        {step === "mailed" && email !== undefined && (
          <>
            <p>{t("forgot.mailedText", { email, minutes: RESET_LINK_MINUTES })}</p>
            <p>{t("forgot.mailedNone")}</p>
          </>
        )}
        {(step === "phone" || step === "mail") && (
          <AppLink href={hrefOf(step === "phone" ? "mail" : "phone")} className={textLinkClass({ strong: true })}>
            {t(step === "phone" ? "forgot.byMail" : "forgot.byPhone")}
          </AppLink>
        )}
        {step === "code" && ticket && steps && (
          <steps.OtpPanel
            key={ticket.otpId}
            phone={phone}
            ticket={ticket}
            calls={{
              send: (to) => api(steps.resetOtp, { body: { phone: to } }),
              verify: (answer) => api(steps.resetVerify, { body: answer }),
            }}
            onVerified={(proof) => {
              setResetToken(proof.resetToken);
              go("new");
            }}
            onChangePhone={() => go("phone")}
          />
        )}
        {step === "new" && resetToken !== undefined && steps && (
          <steps.NewPasswordForm
            resetToken={resetToken}
            onSaved={() => {
              setDone(true);
              go("done");
            }}
            onRestart={() => {
              setResetToken(undefined);
              setTicket(undefined);
              go("phone");
            }}
          />
        )}
        {step === "done" && (
          <>
            <p>{t("forgot.doneText")}</p>
            <div className={styles["actions"]}>
              <AppLink href={login} className={buttonClass()}>
                {t("forgot.toLogin")}
              </AppLink>
            </div>
          </>
        )}
      </div>
      {step !== "done" && (
        <p className={styles["aside"]}>
          <span>
            {t("forgot.remembered")}{" "}
            <AppLink href={login} className={textLinkClass({ strong: true })}>
              {t("forgot.toLogin")}
            </AppLink>
          </span>
        </p>
      )}
    </AuthStage>
  );
}

const TITLES = {
  phone: "forgot.phoneTitle",
  code: "forgot.codeTitle",
  mail: "forgot.mailTitle",
  mailed: "forgot.mailedTitle",
  new: "forgot.newTitle",
  done: "forgot.doneTitle",
} as const;

/** The step that the address asks for, as far as the proofs of the steps before it exist. */
function stepOf(asked: string | undefined, has: { ticket: boolean; token: boolean; mail: boolean; done: boolean }): Step {
  if (has.done) return "done";
  if (asked === "new" && has.token) return "new";
  if (asked === "mail") return "mail";
  if (asked === "mailed") return has.mail ? "mailed" : "mail";
  if (asked === "code" && has.ticket) return "code";
  return "phone";
}
