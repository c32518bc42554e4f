import { useQuery } from "@tanstack/react-query";
import { useLanguage, useText } from "@tribun/i18n";
import { Button, Container, Notice, Skeleton, useAutoList } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useOrderDraft } from "../store/use-order-draft.ts";
import type { OrderDraft } from "../draft/order-draft.ts";
import { cartCount } from "../machine/cart.ts";
import { EmptyCart } from "../shared/empty-cart.tsx";
import { useWizard } from "../shared/environment.tsx";
import { tariffQuery } from "../shared/queries.ts";
import { TariffFailure } from "../shared/tariff-failure.tsx";
import { useBill } from "../shared/use-bill.ts";
import styles from "./cart.module.css";
import { CartLines } from "./cart-lines.tsx";
import { CartTicket } from "./cart-ticket.tsx";

const UNDO_ID = "cart-undo";

/**
 * The cart: what the fan has chosen, all costs, and the links to change, remove or continue. It shows the order's draft, so that cart and
 * order cannot differ. The draft survives a reload, a login and a change of language.
 */
export function Cart() {
  const { ready, draft, change } = useOrderDraft();
  const [emptied, setEmptied] = useState<OrderDraft>();
  const t = useText("order");
  const isEmpty = draft.tariff === undefined;
  const undo = emptied !== undefined && isEmpty;

  // The button that emptied the cart is gone, so move the focus to the undo button.
  useEffect(() => {
    if (undo) document.getElementById(UNDO_ID)?.focus();
  }, [undo]);

  if (!ready) {
    return (
      <Container width="medium">
        <div role="status" aria-label={t("loading")} className={styles["cart"]}>
          <Skeleton height="420px" shape="card" />
        </div>
      </Container>
    );
  }
  if (isEmpty) {
    return (
      <Container width="medium">
        <div className={styles["cart"]}>
          {emptied && (
            <Notice
              tone="info"
              announce
              action={
                <Button id={UNDO_ID} variant="quiet" onClick={() => change(() => emptied)}>
                  {t("cart.undo")}
                </Button>
              }
            >
              {t("cart.emptied")}
            </Notice>
          )}
          <EmptyCart />
        </div>
      </Container>
    );
  }
  return <Filled back={emptied !== undefined} onEmpty={() => setEmptied(draft)} />;
}

type FilledProps = {
  /** True after the fan undid the emptying: the heading takes the focus, because the undo button is gone. */
  readonly back: boolean;
  readonly onEmpty: () => void;
};

/** A cart with a tariff. */
function Filled({ back, onEmpty }: FilledProps) {
  const list = useAutoList();
  const t = useText("order");
  const language = useLanguage();
  const { api } = useWizard();
  const { draft, clear } = useOrderDraft();
  const { tariff, bill } = useBill();
  const { error, refetch } = useQuery(tariffQuery(api, language, draft.tariff?.id ?? ""));
  const count = cartCount(draft);
  const heading = useRef<HTMLHeadingElement>(null);
  const [cancelled, setCancelled] = useState(false);

  // The pressed button is gone, so focus the heading.
  useEffect(() => {
    if (back || cancelled) heading.current?.focus();
  }, [back, cancelled]);

  const empty = () => {
    onEmpty();
    clear();
  };
  if (error && !tariff) {
    return (
      <Container width="medium">
        <div className={styles["cart"]}>
          <TariffFailure error={error} title={t("cart.title")} onRetry={() => void refetch()} />
          <Button variant="quiet" onClick={empty}>
            {t("cart.empty")}
          </Button>
        </div>
      </Container>
    );
  }
  return (
    <Container width="medium">
      <div className={styles["cart"]}>
        <header className={styles["head"]}>
          <h1 ref={heading} tabIndex={-1}>
            {t("cart.title")}
          </h1>
          {!draft.openOrder && <p>{t("cart.intro", { count })}</p>}
        </header>
        {cancelled && !draft.openOrder && (
          <Notice tone="info" announce>
            {t("cart.waiting.cancelled")}
          </Notice>
        )}
        {draft.openOrder && (
          <Notice tone="info" title={t("cart.waiting.title")}>
            {t("cart.waiting.text")}
          </Notice>
        )}
        {tariff && bill ? (
          <div className={styles["columns"]}>
            <div className={styles["lines"]} ref={list}>
              <CartLines tariff={tariff} bill={bill} />
            </div>
            <CartTicket tariff={tariff} bill={bill} onCancelled={() => setCancelled(true)} />
            {!draft.openOrder && (
              <p>
                <Button variant="quiet" onClick={empty}>
                  {t("cart.empty")}
                </Button>
              </p>
            )}
          </div>
        ) : (
          <Skeleton height="420px" shape="card" label={t("loading")} />
        )}
      </div>
    </Container>
  );
}
