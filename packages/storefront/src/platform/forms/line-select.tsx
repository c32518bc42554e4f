import type { Line } from "@tribun/api-client/contract";
import { useFormat } from "@tribun/i18n";
import { SelectField, type SelectFieldProps } from "@tribun/ui-kit";

/** `value` is the id of the chosen line; the empty string for what `none` or the placeholder names. */
type LineSelectProps = Omit<SelectFieldProps, "options"> & {
  readonly lines: readonly Line[];
  /** The choice of no line in particular. */
  readonly none?: string;
};

/** One of many lines, by number and tariff, in the system's own list. */
export function LineSelect({ lines, none, ...field }: LineSelectProps) {
  const { phone } = useFormat();
  const options = lines.map(({ id, msisdn, tariff }) => ({ value: id, label: `${phone(msisdn)}, ${tariff.name}` }));
  return <SelectField {...field} options={none === undefined ? options : [{ value: "", label: none }, ...options]} />;
}
