import type { Order } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { FactsList, Panel } from "@tribun/ui-kit";

/** What was ordered, for whom and for how much, as the operator keeps it. */
export function OrderedPart({ order: { summary, createdAt, tariff, shopCard } }: { readonly order: Order }) {
  const t = useText("orders");
  const format = useFormat();
  const { line, jersey, payment, user } = summary;
  const print = jersey && [jersey.name, jersey.number].filter((part) => part !== undefined).join(" ");
  return (
    <Panel title={t("detail.ticket")} headingLevel={2}>
      <FactsList
        rows={[
          [t("detail.tariff"), tariff.name],
          [t("detail.number"), line.msisdn === undefined ? undefined : format.phone(line.msisdn)],
          [t("detail.donor"), line.currentOperator],
          [t("detail.sim"), shopCard ? `${t("detail.shop")}, ${shopCard.iccidMasked}` : t(`detail.${line.simType}`)],
          [t("detail.jersey"), jersey && `${print || t("detail.jerseyBare")}, ${t("detail.size", { size: jersey.size })}`],
          [t("detail.address"), `${user.firstName} ${user.lastName}, ${user.street} ${user.houseNumber}, ${user.postalCode} ${user.city}`],
          [t("detail.dueNow"), format.money(payment.dueNow)],
          [t("detail.monthly"), format.money(payment.monthly)],
        ]}
      />
      <p>{t("placed", { date: format.date(createdAt) })}</p>
    </Panel>
  );
}
