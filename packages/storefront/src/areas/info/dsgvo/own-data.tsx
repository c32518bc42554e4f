import { useText } from "@tribun/i18n";
import { Notice, textLinkClass } from "@tribun/ui-kit";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";

/** Leads a signed-in fan to the download of all their data in a common file format (Art. 15, 20 GDPR). */
export function OwnData() {
  const t = useText("information");
  const { user } = useSession();
  if (!user) return null;
  const toProfile = (
    <AppLink href="/dashboard/account/profile#own" className={textLinkClass({ strong: true })}>
      {t("dsgvo.own.take")}
    </AppLink>
  );
  return (
    <Notice tone="info" title={t("dsgvo.own.title")} action={toProfile}>
      {t("dsgvo.own.text")}
    </Notice>
  );
}
