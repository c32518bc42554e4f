import type { Line } from "@tribun/api-client/contract";
import { addCalendarDays } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { lazyPart } from "../../../../platform/lazy/lazy-part.tsx";
import { usePrice } from "../../shared/use-price.ts";
import { EditRow } from "../../shared/edit/edit-row.tsx";

/** Loaded lazily, because fans rarely change their tariff. */
const TariffForm = lazyPart(() => import("./tariff-form.tsx").then((module) => module.TariffForm));
const KeepForm = lazyPart(() => import("./keep-form.tsx").then((module) => module.KeepForm));

/** The tariff of a running line with the form to change it; while a change is pending, the new tariff and the form to cancel the change. */
export function TariffRow({ line }: { readonly line: Line }) {
  const t = useText("account");
  const format = useFormat();
  const { price } = usePrice();
  const { tariffChange: change } = line;
  // One row for both, so that either receipt stays in place.
  return (
    <EditRow
      of={line.id}
      label={change ? t("tariffChange.next", { date: format.date(change.effectiveOn) }) : t("contract.tariff")}
      value={change ? t("tariffChange.nextValue", { tariff: change.tariff.name, price: price(change.monthly) }) : line.tariff.name}
      hint={change ? t("tariffChange.nextHint", { date: format.date(addCalendarDays(change.effectiveOn, -1)) }) : t("tariffChange.hint")}
      action={t(change ? "tariffChange.keep" : "tariffChange.change")}
    >
      {(close) => (change ? <KeepForm line={line} close={close} /> : <TariffForm line={line} close={close} />)}
    </EditRow>
  );
}
