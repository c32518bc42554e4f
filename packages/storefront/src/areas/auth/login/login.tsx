import { ApiError } from "@tribun/api-client";
import { FormFailure, later, useForm } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, buttonClass, ErrorSummary, PasswordField, TextField, textLinkClass } from "@tribun/ui-kit";
import { useEffect, useRef } from "react";
import { useApi } from "../../../platform/app/use-app.tsx";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { useVoice } from "../../../platform/brand/use-voice.ts";
import { AuthStage } from "../../../features/sign-in/auth-stage.tsx";
import { keepTypedLogin } from "../../../platform/forms/typed-login.ts";
import styles from "../../../platform/forms/form.module.css";
import { useOwnParam } from "../../../platform/forms/use-own-param.ts";
import { usePlace } from "../../../platform/place/place.tsx";
import { registerHref, safeReturnTo, withReturnTo } from "../../../platform/session/return-to.ts";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { PasskeyLogin } from "./passkey-login.tsx";

const sending = later(() => import("./sending.ts"));

/** Login by e-mail or phone. Afterwards navigates to `returnTo`, which must be on this site, or to the dashboard. */
export function Login() {
  const t = useText("auth");
  const { name } = useBrand();
  const { greet, greetOther } = useVoice();
  const returnTo = useOwnParam("returnTo");
  const { status } = useSession();
  const place = usePlace();
  const target = safeReturnTo(returnTo);

  // Also runs for a fan who is already signed in or signs in in another tab. It replaces the address, so that Back does not lead here. It
  // runs once, because this screen stays while the next page loads, when its address no longer has `returnTo`.
  const gone = useRef(false);
  useEffect(() => {
    if (status !== "authenticated" || gone.current) return;
    gone.current = true;
    place.replace(target);
  }, [status, place, target]);

  return (
    <AuthStage title={greet()} echo={greetOther} lead={t("login.lead", { club: name })}>
      <LoginForm />
    </AuthStage>
  );
}

function LoginForm() {
  const t = useText("auth");
  const common = useText("common");
  const api = useApi();
  const session = useSession();
  const returnTo = useOwnParam("returnTo");
  const form = useForm({
    schema: sending,
    initial: { identifier: "", password: "" },
    onSubmit: async (body) => {
      const { login } = await sending.load();
      await session.login(await api(login, { body }));
    },
  });
  const refused = form.failure instanceof ApiError ? form.failure : undefined;
  const resets = refused?.code === "1004" || refused?.reason === "guessedElsewhere";
  return (
    <>
      <form method="post" noValidate className={styles["form"]} onSubmit={form.submit} aria-label={t("login.form")}>
        <ErrorSummary attempt={form.attempts} title={common("errorSummary", { count: form.summary.length })} errors={form.summary} />
        <FormFailure error={form.failure} action={resets && <ResetLink className={buttonClass({ variant: "quiet" })} />} />
        <TextField
          {...form.text("identifier")}
          label={t("login.identifier")}
          hint={t("login.identifierHint")}
          inputMode="email"
          autoComplete="username"
          required
        />
        <PasswordField
          {...form.text("password")}
          label={t("password.label")}
          showLabel={t("password.show")}
          hideLabel={t("password.hide")}
          autoComplete="current-password"
          required
        />
        <div className={styles["actions"]}>
          <Button type="submit" busy={form.busy} busyLabel={t("login.busy")}>
            {t("login.submit")}
          </Button>
          <ResetLink />
        </div>
      </form>
      <PasskeyLogin />
      <div className={styles["aside"]}>
        <h2>{t("login.newHere")}</h2>
        <p className={styles["soft"]}>{t("login.newHereLead")}</p>
        <AppLink
          href={registerHref(returnTo)}
          className={buttonClass({ variant: "quiet" })}
          onClick={() => keepTypedLogin(form.values.identifier)}
        >
          {t("login.register")}
        </AppLink>
      </div>
    </>
  );
}

function ResetLink({ className = textLinkClass({ strong: true }) }: { className?: string }) {
  const t = useText("auth");
  return (
    <AppLink href={withReturnTo("/auth/forgot-password", useOwnParam("returnTo"))} className={className}>
      {t("login.forgot")}
    </AppLink>
  );
}
