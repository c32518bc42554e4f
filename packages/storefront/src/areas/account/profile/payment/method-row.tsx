import type { PaymentMethod } from "@tribun/api-client/contract";
import { type Text, useText } from "@tribun/i18n";
import { Button, Pill } from "@tribun/ui-kit";
import shared from "../../shared/edit/account.module.css";

/** Name of a payment method; a bank account is named by its masked IBAN. */
export function nameOf(t: Text<"account">, { type, label }: PaymentMethod): string {
  return type === "sepa" ? t("payment.sepa", { account: label }) : label;
}

type MethodRowProps = {
  readonly method: PaymentMethod;
  readonly busy: boolean;
  readonly onDefault: () => void;
  readonly onRemove: () => void;
};

/** One payment method with its mandate reference (L33) and its buttons. */
export function MethodRow({ method, busy, onDefault, onRemove }: MethodRowProps) {
  const t = useText("account");
  const what = nameOf(t, method);
  return (
    <li className={shared["row"]}>
      <div className={shared["line"]}>
        <div className={shared["what"]}>
          <span className={shared["value"]}>
            {what} {method.isDefault && <Pill tone="ok">{t("payment.default")}</Pill>}
          </span>
          {method.mandateReference !== undefined && (
            <span className={shared["soft"]}>{t("payment.mandate", { reference: method.mandateReference })}</span>
          )}
        </div>
        <div className={shared["actions"]}>
          {!method.isDefault && (
            <Button
              variant="quiet"
              busy={busy}
              busyLabel={t("saving")}
              aria-label={t("payment.makeDefaultOf", { what })}
              onClick={onDefault}
            >
              {t("payment.makeDefault")}
            </Button>
          )}
          <Button variant="quiet" aria-label={t("payment.removeOf", { what })} onClick={onRemove}>
            {t("payment.remove")}
          </Button>
        </div>
      </div>
    </li>
  );
}
