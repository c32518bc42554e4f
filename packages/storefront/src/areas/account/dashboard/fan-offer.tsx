import { useQuery } from "@tanstack/react-query";
import type { Tariff } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Skeleton } from "@tribun/ui-kit";
import { tariffsQuery } from "../../../platform/queries/queries.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";

/** The cheapest monthly tariff that every fan can order at a constant price; of equal ones the one with more data. */
function cheapestFlexible(tariffs: readonly Tariff[]): Tariff | undefined {
  return tariffs
    .filter(({ commitmentMonths, isAlternative, dataGb, price, pricePhases, eligibility }) => {
      const forAnybody = eligibility.customerType === "private" && !eligibility.requiresMainLine && !eligibility.requiresChild;
      const stays = pricePhases.every((phase) => phase.price.amount === price.amount);
      return commitmentMonths <= 1 && !isAlternative && dataGb > 0 && forAnybody && stays;
    })
    .toSorted((one, other) => one.price.amount - other.price.amount || other.dataGb - one.dataGb)[0];
}

/** The lowest price of a line with a link to its tariff; renders nothing if the catalogue does not answer or has no such tariff. */
export function FanOffer() {
  const t = useText("dashboard");
  const format = useFormat();
  const { data, isPending } = useQuery(tariffsQuery(useApiScope()));
  const tariff = cheapestFlexible(data ?? []);
  if (isPending) return <Skeleton height="72px" />;
  if (!tariff) return null;
  const { name, dataGb, price, connectionFeeEsim, type, slug } = tariff;
  const facts = { gb: format.gb(dataGb), price: format.money(price) };
  return (
    <p>
      <b>{name}</b>
      <br />
      {connectionFeeEsim.amount === 0 ? t("fan.offerFree", facts) : t("fan.offer", { ...facts, fee: format.money(connectionFeeEsim) })}{" "}
      <AppLink href={`/tarife/${type}/${slug}`}>{t("fan.offerOpen", { name })}</AppLink>
    </p>
  );
}
