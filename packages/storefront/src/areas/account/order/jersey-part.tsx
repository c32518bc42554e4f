import type { Order } from "@tribun/api-client/contract";
import { germanDay, supportHref } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Panel, textLinkClass } from "@tribun/ui-kit";
import { useServerNow } from "../../../platform/app/use-app.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";

type JerseyPartProps = {
  readonly parcel: NonNullable<Order["jerseyParcel"]>;
  /** Order number, for a question to support. */ readonly number: string;
};

/** The jersey's parcel: carrier, expected days and address; after the last day, a link to support. */
export function JerseyPart({ parcel: { carrier, expectedFrom, expectedTo, deliverTo }, number }: JerseyPartProps) {
  const t = useText("orders");
  const format = useFormat();
  const late = germanDay(useServerNow()()) > expectedTo;
  const { street, houseNumber, postalCode, city } = deliverTo;
  const facts = {
    carrier,
    from: format.date(expectedFrom),
    to: format.date(expectedTo),
    address: `${street} ${houseNumber}, ${postalCode}\u00A0${city}`,
  };
  return (
    <Panel title={t(late ? "detail.jerseyParcel.lateTitle" : "detail.jerseyParcel.title")} headingLevel={2}>
      <p>{t(late ? "detail.jerseyParcel.late" : "detail.jerseyParcel.text", facts)}</p>
      {late && (
        <AppLink href={supportHref(number)} className={textLinkClass({ strong: true })}>
          {t("detail.jerseyParcel.help")}
        </AppLink>
      )}
    </Panel>
  );
}
