import type { PaymentMethod } from "@tribun/api-client/contract";
import { PAYMENT_METHODS, type PaymentChoice } from "@tribun/domain";
import { type Text, useText } from "@tribun/i18n";
import { MAX_RADIOS, RadioCards, SelectField } from "@tribun/ui-kit";

/** Accounts and cards show their digits. A wallet has none, so a kept wallet needs a name that differs from a new one's. */
function keptTitle(t: Text<"forms">, type: PaymentMethod["type"], label: string): string {
  if (type === "card") return label;
  return type === "sepa" ? t("payment.keptSepa", { account: label }) : t("payment.keptWallet", { name: label });
}

type PaymentMethodsProps = {
  /** The fan's kept payment methods, the default first. */
  readonly kept: readonly PaymentMethod[];
  readonly value: PaymentChoice;
  readonly onChange: (choice: PaymentChoice) => void;
  /** `1` in a narrow column. */
  readonly columns?: 1 | undefined;
};

/** Lists every payment method once. The operator charges a kept one directly; a new one leads to the payment page. */
export function PaymentMethods({ kept, value, onChange, columns }: PaymentMethodsProps) {
  const t = useText("forms");
  const options = [
    ...kept.map(({ id, type, label }) => ({
      ...{ value: id, choice: { keptId: id } },
      title: keptTitle(t, type, label),
      description: t("payment.keptHint"),
    })),
    ...PAYMENT_METHODS.map((method) => ({
      ...{ value: method, choice: { method } },
      title: t(`payment.name.${method}`),
      description: t(`payment.hint.${method}`),
    })),
  ];
  const common = {
    name: "paymentMethod",
    value: "keptId" in value ? value.keptId : value.method,
    onChange: (chosen: string) => {
      const option = options.find((candidate) => candidate.value === chosen);
      if (option) onChange(option.choice);
    },
  };
  if (kept.length > MAX_RADIOS)
    return (
      <SelectField {...common} label={t("payment.legend")} options={options.map(({ value: id, title }) => ({ value: id, label: title }))} />
    );
  return <RadioCards {...common} legend={t("payment.legend")} columns={columns} options={options} />;
}
