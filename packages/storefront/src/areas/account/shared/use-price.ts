import { euro, isBusiness, type Money, vatOf } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { useSession } from "../../../platform/signed-in/use-session.ts";

/** The net amount of a gross price. */
export const netOf = (gross: Money): Money => euro(gross.amount - vatOf(gross).amount);

/** Formats a price for the signed-in fan; a company also sees the net price (L25). */
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
