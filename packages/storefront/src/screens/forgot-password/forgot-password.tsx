import type { OtpTicket } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { buttonClass, Notice, textLinkClass } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../api/use-app.tsx";
import { AuthStage } from "../../forms/auth-stage.tsx";
import styles from "../../forms/form.module.css";
import { useOwnParam } from "../../forms/use-own-param.ts";
import { usePlace } from "../../place/place.tsx";
import { withReturnTo } from "../../session/return-to.ts";
import { sending } from "./fetch-sending.ts";
import { PhoneForm } from "./phone-form.tsx";
import { AppLink } from "../../shell/app-link.tsx";

const HERE = "/auth/forgot-password";
type Step = "phone" | "code" | "new" | "done";

/**
 * A new password by SMS code: phone, code, password; or by what was brought along, which stands for the code. The address names the step, so that Back leads one step back;
 * what the steps prove lives in memory only, so a reload starts with a plain word and a new code.
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
  const [done, setDone] = useState(false);
  const step = stepOf(asked, { ticket: ticket !== undefined, token: resetToken !== undefined, done });
  const lost = asked === "new" && step === "phone";
  const go = (next: Step) => {
    const here = withReturnTo(HERE, returnTo);
    place.push(next === "phone" ? here : `${here}${here === HERE ? "?" : "&"}step=${next}`);
  };
  // From a page of the operator, where a link to the phone or the mailbox has said what a code says. The address does not keep it.
  const brought = useOwnParam("resetToken");
  useEffect(() => {
    if (brought === undefined) return;
    const goOn = () => {
      setResetToken(brought);
      place.replace(`${HERE}?step=new`);
    };
    void sending.load().then(goOn, () => undefined);
  }, [brought, place]);
  const steps = sending.now();
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
  new: "forgot.newTitle",
  done: "forgot.doneTitle",
} as const;

/** The step that the address asks for, as far as what came before it is there. */
function stepOf(asked: string | undefined, has: { ticket: boolean; token: boolean; done: boolean }): Step {
  if (has.done) return "done";
  if (asked === "new" && has.token) return "new";
  if (asked === "code" && has.ticket) return "code";
  return "phone";
}
