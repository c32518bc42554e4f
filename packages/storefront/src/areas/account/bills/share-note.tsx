import { useQuery } from "@tanstack/react-query";
import type { DeclaredShare } from "@tribun/brand-contract";
import type { Money } from "@tribun/domain";
import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { textLinkClass } from "@tribun/ui-kit";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { clubShareQuery } from "../../../features/club-share/queries.ts";
import { wholeEuros } from "../../../features/club-share/share-words.ts";
import styles from "./bills.module.css";

/**
 * The share of a paid bill that the operator gives to the club's cause, a note that the fan pays nothing extra, and the total of all fans.
 * Renders nothing if there is no share.
 */
export function ShareNote({ amount }: { readonly amount: Money | undefined }) {
  const { clubShare } = useBrand();
  return clubShare && amount ? <Given share={clubShare} amount={amount} /> : null;
}

function Given({ share, amount }: { readonly share: DeclaredShare; readonly amount: Money }) {
  const t = useText("bills");
  const language = useLanguage();
  const { money } = useFormat();
  const { data: club } = useQuery(clubShareQuery(useApiScope()));
  return (
    <p className={styles["soft"]}>
      {t("share.note", { amount: money(amount), cause: share.cause[language] })}{" "}
      {club?.total && `${t("share.all", { total: wholeEuros(club.total.amount.amount, language) })} `}
      <AppLink href="/fan/academy" className={textLinkClass({})}>
        {t("share.link")}
      </AppLink>
    </p>
  );
}
