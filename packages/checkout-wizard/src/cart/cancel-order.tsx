import { useMutation, useQueryClient } from "@tanstack/react-query";
import { cancelOrder } from "@tribun/api-client/calls/orders";
import { FormFailure } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button } from "@tribun/ui-kit";
import { useOrderDraft } from "../store/use-order-draft.ts";
import { afterCancel, type OpenOrder } from "../draft/order-draft.ts";
import { useWizard } from "../shared/environment.tsx";
import styles from "./cart.module.css";

type CancelOrderProps = {
  readonly order: OpenOrder;
  readonly onCancelled: () => void;
  /** Called when the operator refuses the cancellation, because the order's state may have changed. */
  readonly onRefused: () => void;
};

/** Cancels an order that waits for its payment; its contents stay in the cart. */
export function CancelOrder({ order, onCancelled, onRefused }: CancelOrderProps) {
  const t = useText("order");
  const { api } = useWizard();
  const { draft: shown, change } = useOrderDraft();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api(cancelOrder, { params: { id: order.orderId }, body: {} }),
    onSuccess: () => {
      change((draft) => (draft.openOrder?.orderId === order.orderId ? afterCancel(draft) : draft));
      onCancelled();
      void client.invalidateQueries({ queryKey: ["private"] });
    },
    onError: onRefused,
  });
  return (
    <>
      <Button variant="quiet" busy={isPending} busyLabel={t("cart.waiting.cancelling")} onClick={() => mutate()}>
        {t("cart.waiting.cancel")}
      </Button>
      <p className={styles["soft"]}>{t(shown.numberType === "port" ? "cart.waiting.notePort" : "cart.waiting.note")}</p>
      <FormFailure error={error} />
    </>
  );
}
