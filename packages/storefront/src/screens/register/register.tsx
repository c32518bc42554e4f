import { useText } from "@tribun/i18n";
import { buttonClass } from "@tribun/ui-kit";
import { useBrand } from "../../brand/use-brand.tsx";
import { AuthStage } from "../../forms/auth-stage.tsx";
import styles from "../../forms/form.module.css";
import { RegistrationForm } from "../../forms/registration/registration-form.tsx";
import { useOwnParam } from "../../forms/use-own-param.ts";
import { useGuestOnly } from "../../session/use-guest-only.ts";
import { usePlace } from "../../place/place.tsx";
import { safeReturnTo, withReturnTo } from "../../session/return-to.ts";
import { AppLink } from "../../shell/app-link.tsx";

/** Registration of an account without a line: no identity document is asked for. Leads to the welcome, or back to `returnTo`. */
export function Register() {
  const t = useText("auth");
  const { name } = useBrand();
  const place = usePlace();
  const returnTo = useOwnParam("returnTo");
  const target = returnTo === undefined ? "/auth/welcome" : safeReturnTo(returnTo);
  useGuestOnly(returnTo === undefined ? "/dashboard" : target);

  return (
    <AuthStage title={t("register.title")} lead={t("register.lead", { club: name })}>
      <RegistrationForm withLine={false} onRegistered={() => place.push(target)} />
      <div className={styles["aside"]}>
        <p>{t("register.haveAccount")}</p>
        <AppLink href={withReturnTo("/auth/login", returnTo)} className={buttonClass({ variant: "quiet" })}>
          {t("register.login")}
        </AppLink>
      </div>
    </AuthStage>
  );
}
