import { useText } from "@tribun/i18n";
import { textLinkClass } from "@tribun/ui-kit";
import { AppLink } from "../../platform/place/app-link.tsx";

/** Link beside business tariffs to request a call with an offer for many lines. */
export function OfferLink() {
  const t = useText("tariffs");
  return (
    <>
      {t("offer.text")}{" "}
      <AppLink href="/auth/corporate-register" className={textLinkClass({ strong: true })}>
        {t("offer.link")}
      </AppLink>
    </>
  );
}
