import type { Line } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { lazy } from "react";
import { EditRow } from "../../account-shared/edit-row.tsx";

/** Few change their number, and nobody twice in a month. */
const NumberForm = lazy(() => import("./number-form.tsx").then((module) => ({ default: module.NumberForm })));

/** The number of a running line, and another one for it. */
export function NumberRow({ line }: { readonly line: Line }) {
  const t = useText("account");
  const format = useFormat();
  return (
    <EditRow label={t("contract.number")} value={format.phone(line.msisdn)} hint={t("number.hint")} action={t("number.change")}>
      {(close) => <NumberForm line={line} close={close} />}
    </EditRow>
  );
}
