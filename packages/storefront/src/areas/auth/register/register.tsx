import { useText } from "@tribun/i18n";
import { textLinkClass } from "@tribun/ui-kit";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { AuthStage } from "../../../features/sign-in/auth-stage.tsx";
import { RegistrationForm } from "../../../features/registration/registration-form.tsx";
import { useSectionNumber } from "../../../features/registration/use-section.ts";
import { useOwnParam } from "../../../platform/forms/use-own-param.ts";
import { useGuestOnly } from "../../../platform/signed-in/use-guest-only.ts";
import { usePlace } from "../../../platform/place/place.tsx";
import { safeReturnTo, withReturnTo } from "../../../platform/session/return-to.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";

/** Registration of an account without a line, which needs no identity document. Navigates to the welcome page or back to `returnTo`. */
export function Register() {
  const t = useText("auth");
  const { name } = useBrand();
  const place = usePlace();
  const returnTo = useOwnParam("returnTo");
  const target = returnTo === undefined ? "/auth/welcome" : safeReturnTo(returnTo);
  useGuestOnly(returnTo === undefined ? "/dashboard" : target);

  const login = (
    <AppLink href={withReturnTo("/auth/login", returnTo)} className={textLinkClass({ strong: true })}>
      {t("register.login")}
    </AppLink>
  );
  return (
    <AuthStage title={t("register.title")} lead={t("register.lead", { club: name })} beside={login} short={useSectionNumber() > 1}>
      <RegistrationForm withLine={false} onRegistered={() => place.push(target)} />
    </AuthStage>
  );
}
