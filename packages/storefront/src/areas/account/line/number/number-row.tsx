import type { Line } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";

import { EditRow } from "../../shared/edit/edit-row.tsx";
import { lazyPart } from "../../../../platform/lazy/lazy-part.tsx";

/** Loaded lazily, because fans rarely change their number, and at most once a month. */
const NumberForm = lazyPart(() => import("./number-form.tsx").then((module) => module.NumberForm));

/** The number of a running line, with the form to change it. */
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
