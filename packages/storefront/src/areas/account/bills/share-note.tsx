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
 * What the operator gives of a paid bill to the club's cause, that nobody pays more for it, and what all fans' bills have come to; nothing
 * where it gives nothing.
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
