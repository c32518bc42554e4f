import type { OrderPayment, Tariff } from "@tribun/api-client/contract";
import type { PricedOrder } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { TicketBody } from "@tribun/ui-kit";
import { useOrderDraft } from "../store/use-order-draft.ts";
import { stepAfterCart, termMonths, termTotal } from "../machine/cart.ts";
import { feeRows, vatNote } from "../summary/order-summary.tsx";
import { StepLink } from "../shared/step-link.tsx";
import { useAhead } from "../shared/use-ahead.ts";
import { useCircumstances } from "../shared/use-circumstances.ts";
import { useOpenPayment } from "../shared/use-open-payment.ts";
import { CancelOrder } from "./cancel-order.tsx";
import { usePrice } from "../shared/use-price.ts";
import { useWayTo } from "../shared/use-way-to.ts";
import styles from "./cart.module.css";

type CartTicketProps = { readonly tariff: Tariff; readonly bill: PricedOrder | OrderPayment; readonly onCancelled: () => void };

/** All costs of the cart as an order summary: one-off, monthly and over the whole term, with the button to the next step. */
export function CartTicket({ tariff, bill, onCancelled }: CartTicketProps) {
  const t = useText("order");
  const ticket = useText("ticket");
  const format = useFormat();
  const { draft } = useOrderDraft();
  const price = usePrice();
  const { at } = useCircumstances();
  const step = stepAfterCart(draft, at);
  const way = useWayTo()(step);
  useAhead(way);
  const { wayOn = way.href, refetch } = useOpenPayment(draft.openOrder?.checkoutId);
  const months = termMonths(tariff.commitmentMonths);
  return (
    <aside className={styles["ticket"]} aria-label={t("cart.sums")}>
      <TicketBody
        heading={t("cart.sums")}
        title={tariff.name}
        numeral={format.number(tariff.dataGb)}
        rows={[
          ...feeRows(bill, ticket, format),
          { label: t("cart.monthly"), value: price(bill.monthly).text },
          { label: t("cart.total", { months }), value: price(termTotal(bill, tariff.commitmentMonths)).text },
        ]}
        total={{ label: ticket("now"), note: vatNote(at.business, bill, ticket, format), value: format.money(bill.dueNow) }}
      >
        <StepLink href={wayOn} wide>
          {draft.openOrder ? t("ways.pay") : way.stage === "tariff" ? t("cart.toTariff") : t(`nav.next.${way.stage}`)}
        </StepLink>
        {draft.openOrder ? (
          <CancelOrder order={draft.openOrder} onCancelled={onCancelled} onRefused={() => void refetch()} />
        ) : (
          <p className={styles["soft"]}>{t("cart.note")}</p>
        )}
      </TicketBody>
    </aside>
  );
}
