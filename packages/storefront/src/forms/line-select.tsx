import type { Line } from "@tribun/api-client/contract";
import { useFormat } from "@tribun/i18n";
import { SelectField } from "@tribun/ui-kit";

type LineSelectProps = {
  readonly name: string;
  readonly label: string;
  readonly lines: readonly Line[];
  /** The id of the chosen line; the empty string for what `none` names. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** The choice of no line in particular. */
  readonly none?: string;
};

/** One of many lines, by number and tariff, in the system's own list. */
export function LineSelect({ name, label, lines, value, onChange, none }: LineSelectProps) {
  const { phone } = useFormat();
  const options = lines.map(({ id, msisdn, tariff }) => ({ value: id, label: `${phone(msisdn)}, ${tariff.name}` }));
  return (
    <SelectField
      name={name}
      label={label}
      value={value}
      onChange={onChange}
      options={none === undefined ? options : [{ value: "", label: none }, ...options]}
    />
  );
}
