import type { Line } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";

import { EditRow } from "../../shared/edit/edit-row.tsx";
import { lazyPart } from "../../../../platform/lazy/lazy-part.tsx";

/** Few change their number, and nobody twice in a month. */
const NumberForm = lazyPart(() => import("./number-form.tsx").then((module) => module.NumberForm));

/** The number of a running line, and another one for it. */
export function NumberRow({ line }: { readonly line: Line }) {
  const t = useText("account");
  const format = useFormat();
  return (
    <EditRow
      of={line.id}
      label={t("contract.number")}
      value={format.phone(line.msisdn)}
      hint={t("number.hint")}
      action={t("number.change")}
    >
      {(close) => <NumberForm line={line} close={close} />}
    </EditRow>
  );
}
