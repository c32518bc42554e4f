import { useText } from "@tribun/i18n";
import { DateField } from "@tribun/ui-kit";
import { useOrderDraft } from "../../../store/use-order-draft.ts";
import { MainLine } from "./main-line.tsx";
import type { NumberErrors } from "../use-number-errors.ts";

/** The line's user: the child of a kids tariff, the main line of a partner tariff. Renders nothing for other tariffs. */
export function HolderFields({ errorOf }: Pick<NumberErrors, "errorOf">) {
  const t = useText("order");
  const { draft, change } = useOrderDraft();
  return (
    <>
      {draft.tariff?.requiresChild && (
        <DateField
          label={t("number.child.label")}
          hint={t("number.child.hint")}
          name="childBirthday"
          value={draft.childBirthday ?? ""}
          onChange={(typed) => change(({ childBirthday: _, ...rest }) => ({ ...rest, ...(typed !== "" && { childBirthday: typed }) }))}
          error={errorOf("childBirthday")}
        />
      )}
      {draft.tariff?.requiresMainLine && <MainLine error={errorOf("mainLineId")} />}
    </>
  );
}
