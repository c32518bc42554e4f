import type { Order } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { PackageIcon } from "@tribun/ui-kit";

/** Where the SIM card is and when it comes. */
export function ParcelCard({ order }: { readonly order: Order }) {
  const t = useText("payment");
  const format = useFormat();
  const { street, houseNumber, postalCode, city } = order.summary.user;
  return (
    <>
      <PackageIcon size={56} strokeWidth={1.5} aria-hidden="true" />
      <h2>{t("success.parcel.title")}</h2>
      <p>
        {order.parcel
          ? t("success.parcel.text", {
              carrier: order.parcel.carrier,
              from: format.date(order.parcel.expectedFrom),
              to: format.date(order.parcel.expectedTo),
              address: `${street} ${houseNumber}, ${postalCode} ${city}`,
            })
          : t("success.parcel.soon")}
      </p>
    </>
  );
}
