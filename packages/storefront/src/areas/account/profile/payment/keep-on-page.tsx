import { keepPaymentMethod } from "@tribun/api-client/calls/payments";
import { useSendOnce } from "@tribun/forms";
import { useLanguage, useText } from "@tribun/i18n";
import { Button } from "@tribun/ui-kit";
import { useRef, useState } from "react";
import { useApi } from "../../../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../../../shell/late-errors.tsx";
import shared from "../../shared/edit/account.module.css";
import { inLanguage } from "../../../../features/payment/in-language.ts";
import { rememberOpened } from "./opened-here.ts";

/** Methods with a button here; the hosted page also offers wallets. */
const WAYS = ["card", "paypal"] as const;

/** Adds a card or PayPal on the hosted page, so that this site never sees card data. */
export function KeepOnPage() {
  const t = useText("account");
  const api = useApi();
  const language = useLanguage();
  const [wanted, setWanted] = useState<(typeof WAYS)[number]>();
  const { press, leave, phase, failure } = useSendOnce({ anew: true });
  const pay = (type: (typeof WAYS)[number]) =>
    press(type, async (idempotencyKey) => {
      const { checkoutId, checkoutUrl } = await api(keepPaymentMethod, { body: { type }, idempotencyKey });
      rememberOpened(checkoutId);
      leave();
      location.assign(inLanguage(checkoutUrl, language));
    });
  const ways = useRef<HTMLDivElement>(null);
  const chooseOtherPayment = () => ways.current?.querySelectorAll("button")[WAYS.findIndex((type) => type !== wanted)]?.focus();
  return (
    <div className={shared["row"]}>
      <div className={shared["line"]}>
        <div className={shared["what"]}>
          <span className={shared["value"]}>{t("payment.onPage")}</span>
          <span className={shared["soft"]}>{t("payment.onPageText")}</span>
        </div>
        <div ref={ways} className={shared["actions"]}>
          {WAYS.map((type) => (
            <Button
              key={type}
              variant="quiet"
              busy={phase !== "idle" && wanted === type}
              busyLabel={t("payment.opening")}
              onClick={() => {
                setWanted(type);
                void pay(type);
              }}
            >
              {t(`payment.keepOf.${type}`)}
            </Button>
          ))}
        </div>
      </div>
      {failure !== undefined && <ApiErrorNotice error={failure} handlers={{ chooseOtherPayment }} />}
    </div>
  );
}
