import { euro, isBusiness, type Money, vatOf } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { useSession } from "../../../platform/signed-in/use-session.ts";

/** What is left of a price without the VAT in it. */
export const netOf = (gross: Money): Money => euro(gross.amount - vatOf(gross).amount);

/** How a price is said to whoever is signed in: to a company with what it is without VAT (L25). */
export function usePrice() {
  const t = useText("common");
  const { money } = useFormat();
  const { user } = useSession();
  const business = user !== undefined && isBusiness(user.customerType);
  return {
    business,
    price: (gross: Money, net = netOf(gross)) => (business ? `${money(gross)} (${t("price.net", { amount: money(net) })})` : money(gross)),
  };
}
