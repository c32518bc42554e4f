import type { Line } from "@tribun/api-client/contract";
import { useFormat } from "@tribun/i18n";
import { SelectField, type SelectFieldProps } from "@tribun/ui-kit";

/** `value` is the id of the chosen line, or an empty string for `none` or the placeholder. */
type LineSelectProps = Omit<SelectFieldProps, "options"> & {
  readonly lines: readonly Line[];
  /** Label of the choice of no particular line. */
  readonly none?: string;
};

/** A native select for one of many lines, by number and tariff. */
export function LineSelect({ lines, none, ...field }: LineSelectProps) {
  const { phone } = useFormat();
  const options = lines.map(({ id, msisdn, tariff }) => ({ value: id, label: `${phone(msisdn)}, ${tariff.name}` }));
  return <SelectField {...field} options={none === undefined ? options : [{ value: "", label: none }, ...options]} />;
}
