import type { Order } from "@tribun/api-client/contract";
import { supportHref } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { PackageIcon, textLinkClass } from "@tribun/ui-kit";
import { useServerNow } from "../../platform/app/use-app.tsx";
import { AppLink } from "../../platform/place/app-link.tsx";
import { cardStage } from "./card-stage.ts";

/** Where the SIM card is, when it arrives and at which address, and what to do when it does not. */
export function ParcelCard({ order }: { readonly order: Order }) {
  const t = useText("payment");
  const format = useFormat();
  const now = useServerNow();
  const stage = cardStage(order, now());
  const { parcel } = order;
  const { street, houseNumber, postalCode, city } = parcel?.deliverTo ?? order.summary.user;
  const facts = parcel && {
    carrier: parcel.carrier,
    from: format.date(parcel.expectedFrom),
    to: format.date(parcel.expectedTo),
    address: `${street} ${houseNumber}, ${postalCode}\u00A0${city}`,
  };
  return (
    <>
      <PackageIcon size={56} strokeWidth={1.5} aria-hidden="true" />
      <h2>{t(`success.parcel.title.${stage}`)}</h2>
      <p>
        {stage === "inUse" || stage === "atHand"
          ? t(`success.parcel.${stage}`)
          : facts
            ? t(`success.parcel.${stage === "late" ? "late" : "text"}`, facts)
            : t("success.parcel.soon")}
      </p>
      {(stage === "late" || stage === "inUse" || stage === "atHand") && (
        <AppLink href={supportHref(order.number)} className={textLinkClass({ strong: true })}>
          {t("success.parcel.help")}
        </AppLink>
      )}
    </>
  );
}
