import { useText } from "@tribun/i18n";
import { DateField } from "@tribun/ui-kit";
import { useOrderDraft } from "../../draft/use-order-draft.ts";
import { MainLine } from "./main-line.tsx";
import { keptBirthday } from "./schema.ts";
import type { NumberErrors } from "./use-number-errors.ts";

type HolderFieldsProps = Pick<NumberErrors, "errorOf"> & {
  /** The child's birthday as typed so far. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
};

/** Whose line it will be: the child of a kids tariff, the main line of a partner tariff. Nothing for any other. */
export function HolderFields({ typed, onType, errorOf }: HolderFieldsProps) {
  const t = useText("order");
  const { draft, change } = useOrderDraft();
  return (
    <>
      {draft.tariff?.requiresChild && (
        <DateField
          label={t("number.child.label")}
          hint={t("number.child.hint")}
          name="childBirthday"
          value={typed}
          onChange={(birthday) => {
            onType(birthday);
            change(({ childBirthday: _, ...rest }) => ({ ...rest, ...keptBirthday(birthday) }));
          }}
          error={errorOf("childBirthday")}
        />
      )}
      {draft.tariff?.requiresMainLine && <MainLine error={errorOf("mainLineId")} />}
    </>
  );
}
