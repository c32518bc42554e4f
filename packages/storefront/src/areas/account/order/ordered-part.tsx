import type { Order } from "@tribun/api-client/contract";
import { euro } from "@tribun/domain";
import { type Formats, type Text, useFormat, useText } from "@tribun/i18n";
import { FactsList, Panel } from "@tribun/ui-kit";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { usePrice } from "../shared/use-price.ts";

/** What was ordered, for whom and at which price, as the operator stores it. */
export function OrderedPart({ order: { summary, createdAt, tariff, shopCard } }: { readonly order: Order }) {
  const t = useText("orders");
  const format = useFormat();
  const { line, jersey, payment, user } = summary;
  const { business, price } = usePrice();
  const account = useSession().user;
  const company = business ? account?.companyName : undefined;
  return (
    <Panel title={t("detail.ticket")} headingLevel={2}>
      <FactsList
        rows={[
          [t("detail.tariff"), tariff.name],
          [t("detail.number"), line.msisdn === undefined ? undefined : format.phone(line.msisdn)],
          [t("detail.donor"), line.currentOperator],
          [t("detail.sim"), shopCard ? `${t("detail.shop")}, ${shopCard.iccidMasked}` : t(`detail.${line.simType}`)],
          [t("detail.jersey"), jersey && jerseyWords(jersey, t, format)],
          [
            t("detail.address"),
            [company, `${user.firstName} ${user.lastName}`, `${user.street} ${user.houseNumber}`, `${user.postalCode}\u00A0${user.city}`]
              .filter((part) => part !== undefined)
              .join(", "),
          ],
          [t("detail.dueNow"), price(payment.dueNow, euro(payment.dueNow.amount - payment.vat.amount))],
          [t("detail.monthly"), price(payment.monthly)],
        ]}
      />
      <p>{t("placed", { date: format.date(createdAt) })}</p>
    </Panel>
  );
}

/** Describes the jersey with all its options, in the words of the order summary. */
function jerseyWords(jersey: NonNullable<Order["summary"]["jersey"]>, t: Text<"orders">, format: Formats): string {
  const { model, style, size, genderOption, name, number } = jersey;
  return [
    (model === "home" || model === "away") && t(`detail.jerseyModels.${model}`),
    style !== "child" && format.lower(t(`detail.jerseyStyles.${style}`)),
    t("detail.size", { size }),
    genderOption && t("detail.jerseyJunior"),
    [name, number].filter((part) => part !== undefined).join(" ") || t("detail.jerseyBare"),
  ]
    .filter(Boolean)
    .join(", ");
}
