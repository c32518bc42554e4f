import { useQuery } from "@tanstack/react-query";
import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { textLinkClass } from "@tribun/ui-kit";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import type { DeclaredShare } from "@tribun/brand-contract";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { clubShareQuery, ownShareQuery } from "../../../features/club-share/queries.ts";
import { percentOf, wholeEuros } from "../../../features/club-share/share-words.ts";
import styles from "./dashboard.module.css";

type ShareLineProps = { readonly share: DeclaredShare };

/** The operator's share to the club's cause from the fan's own bills, and from those of all fans. */
export function ShareLine({ share: { basisPoints, cause: causes } }: ShareLineProps) {
  const t = useText("dashboard");
  const language = useLanguage();
  const { money } = useFormat();
  const scope = useApiScope();
  const { data } = useQuery(ownShareQuery(scope));
  const { data: club } = useQuery(clubShareQuery(scope));
  const cause = causes[language];
  // Renders nothing without an answer, because the academy page already states the share.
  if (!data) return null;
  const { own } = data;
  const given =
    own.amount > 0 ? t("share.own", { own: money(own), cause }) : t("share.promise", { rate: percentOf(basisPoints, language), cause });
  return (
    <div className={styles["share"]}>
      <p className={styles["soft"]}>
        {given} {club?.total && t("share.all", { total: wholeEuros(club.total.amount.amount, language) })}
      </p>
      <AppLink href="/fan/academy" className={textLinkClass({ strong: true })}>
        {t("share.link")}
      </AppLink>
    </div>
  );
}
