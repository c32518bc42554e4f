import type { PaymentMethod } from "@tribun/api-client/contract";
import { PAYMENT_METHODS, type PaymentChoice, type PaymentMethodType } from "@tribun/domain";
import { type Text, useText } from "@tribun/i18n";
import { MAX_RADIOS, RadioCards, SelectField } from "@tribun/ui-kit";

/** Accounts and cards show their digits. A wallet has none, so a kept wallet needs a name that differs from a new one's. */
function keptTitle(t: Text<"forms">, type: PaymentMethod["type"], label: string): string {
  if (type === "card") return label;
  return type === "sepa" ? t("payment.keptSepa", { account: label }) : t("payment.keptWallet", { name: label });
}

/** True where a new payment by this method can work: only some browsers have Apple Pay. Asks no third party. */
const isOnDevice = (method: PaymentMethodType): boolean => method !== "applePay" || "ApplePaySession" in globalThis;

const WALLETS: ReadonlySet<PaymentMethodType> = new Set(["applePay", "googlePay"]);
const WALLETS_FIRST = PAYMENT_METHODS.toSorted((one, other) => Number(WALLETS.has(other)) - Number(WALLETS.has(one)));

type PaymentMethodsProps = {
  /** The fan's kept payment methods, the default first. */
  readonly kept: readonly PaymentMethod[];
  readonly value: PaymentChoice;
  readonly onChange: (choice: PaymentChoice) => void;
  /** `1` in a narrow column. */
  readonly columns?: 1 | undefined;
};

/**
 * Lists every payment method that this device has once: kept ones, wallets, then the others; only the chosen one is explained. The operator
 * charges a kept one directly; a new one leads to the payment page.
 */
export function PaymentMethods({ kept, value, onChange, columns }: PaymentMethodsProps) {
  const t = useText("forms");
  const options = [
    ...kept.map(({ id, type, label }) => ({
      ...{ value: id, choice: { keptId: id } },
      title: keptTitle(t, type, label),
      description: t("payment.keptHint"),
    })),
    // A choice that was made on another device stays in sight.
    ...WALLETS_FIRST.filter((method) => isOnDevice(method) || ("method" in value && value.method === method)).map((method) => ({
      ...{ value: method, choice: { method } },
      title: t(`payment.name.${method}`),
      description: t(`payment.hint.${method}`),
    })),
  ];
  const chosenValue = "keptId" in value ? value.keptId : value.method;
  const common = {
    name: "paymentMethod",
    value: chosenValue,
    onChange: (chosen: string) => {
      const option = options.find((candidate) => candidate.value === chosen);
      if (option) onChange(option.choice);
    },
  };
  if (kept.length > MAX_RADIOS)
    return (
      <SelectField {...common} label={t("payment.legend")} options={options.map(({ value: id, title }) => ({ value: id, label: title }))} />
    );
  return (
    <RadioCards
      {...common}
      legend={t("payment.legend")}
      columns={columns}
      options={options.map(({ value: id, title, description }) => ({ value: id, title, ...(id === chosenValue && { description }) }))}
    />
  );
}
