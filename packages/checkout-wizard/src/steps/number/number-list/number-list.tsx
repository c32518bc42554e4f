import type { RegistryNumber } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { NumberPicker } from "@tribun/ui-kit";
import { foundIn } from "../../../machine/number-search.ts";

type NumberListProps = {
  readonly numbers: readonly RegistryNumber[];
  /** The searched digits, one per box; they are marked in the numbers. */
  readonly digits: readonly string[];
  readonly value: string | undefined;
  readonly busyId: string | undefined;
  readonly describedBy: string | undefined;
  readonly onChoose: (number: RegistryNumber | undefined) => void;
};

/** The found numbers, each with its fee. */
export function NumberList({ numbers, digits, value, busyId, describedBy, onChoose }: NumberListProps) {
  const t = useText("order");
  const format = useFormat();
  const noteOf = ({ id, fee }: RegistryNumber) => {
    if (value === id) return t("number.chosen");
    return fee.amount === 0 ? t("number.free") : `${t("number.special")}, ${t("number.fee", { price: format.money(fee) })}`;
  };
  return (
    <NumberPicker
      id="phoneNumber"
      legend={t("number.legend")}
      numbers={numbers.map((number) => ({
        id: number.id,
        text: format.phone(number.msisdn),
        found: foundIn(format.phone(number.msisdn), digits),
        vip: number.kind === "private",
        note: noteOf(number),
      }))}
      value={value}
      onChange={(id) => onChoose(numbers.find((number) => number.id === id))}
      busyId={busyId}
      describedBy={describedBy}
    />
  );
}
