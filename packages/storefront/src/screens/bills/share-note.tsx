import type { Money } from "@tribun/domain";
import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { textLinkClass } from "@tribun/ui-kit";
import { useBrand } from "../../brand/use-brand.tsx";
import { AppLink } from "../../shell/app-link.tsx";
import styles from "./bills.module.css";

/** What the operator gives of a paid bill to the club's cause, and that nobody pays more for it; nothing where it gives nothing. */
export function ShareNote({ amount }: { readonly amount: Money | undefined }) {
  const t = useText("bills");
  const language = useLanguage();
  const { money } = useFormat();
  const { clubShare } = useBrand();
  if (!clubShare || !amount) return null;
  return (
    <p className={styles["soft"]}>
      {t("share.note", { amount: money(amount), cause: clubShare.cause[language] })}{" "}
      <AppLink href="/fan/academy" className={textLinkClass({})}>
        {t("share.link")}
      </AppLink>
    </p>
  );
}
