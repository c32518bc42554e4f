import type { Order } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { useServerNow } from "../../platform/app/use-app.tsx";
import { type CardStage, cardStage } from "./card-stage.ts";
import { waitingFor } from "./waiting.ts";

const OVER = ["expired", "rejected", "withdrawn", "cancelled"] as const;

/** Returns a function that says in a sentence what an order waits for. A paid order with a porting has other texts (`PortNews`). */
export function useOrderWords(): (order: Order) => string {
  const t = useText("orders");
  const format = useFormat();
  const now = useServerNow();
  return (order) => {
    switch (waitingFor(order)) {
      case "payment":
        return order.holdExpiresAt === undefined ? t("payOpenNoHold") : t("payOpen", { time: format.time(order.holdExpiresAt) });
      case "anotherPayment":
        return t("payFailed");
      case "confirmation":
        return t("processing");
      case "over":
        return t(`over.${OVER.find((state) => state === order.state) ?? "cancelled"}.text`);
      case "provisioning":
      case "nothing":
        if (order.summary.line.simType === "esim") return t(esimWords(order));
        if (order.shopCard && !order.shopCard.inUse) return t(order.state === "active" ? "atHand" : "provisioning");
        if (order.shopCard) return t("inUse");
        return order.parcel
          ? t(wordsOf(cardStage(order, now())), { from: format.date(order.parcel.expectedFrom), to: format.date(order.parcel.expectedTo) })
          : t("packing");
    }
  };
}

const wordsOf = (stage: CardStage) => (stage === "atHand" ? "provisioning" : stage);

function esimWords({ esim, esimLoadedAt, state }: Order) {
  if (esimLoadedAt !== undefined) return state === "active" ? "esimLoaded" : "provisioning";
  return esim ? "esimReady" : state === "active" ? "active" : "provisioning";
}
