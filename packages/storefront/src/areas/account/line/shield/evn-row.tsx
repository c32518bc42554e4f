import type { LineSettings } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { lazyPart } from "../../../../platform/lazy/lazy-part.tsx";
import { EditRow } from "../../shared/edit/edit-row.tsx";
import { EVN_TEXTS } from "./settings.ts";

/** Loaded lazily, because most fans never ask for one. */
const EvnForm = lazyPart(() => import("./evn-form.tsx").then((module) => module.EvnForm));

/** The itemised bill (§ 65 TKG, L13): only for the future, in full or without the last three digits. */
export function EvnRow({ settings }: { readonly settings: LineSettings }) {
  const t = useText("account");
  const format = useFormat();
  const { mode, since } = settings.evn;
  return (
    <EditRow
      of={settings.lineId}
      label={t("shield.evn")}
      value={`${t(EVN_TEXTS[mode])}${since === undefined ? "" : `, ${t("shield.evnSince", { date: format.date(since) })}`}`}
      hint={t("shield.evnHint")}
    >
      {(close) => <EvnForm settings={settings} close={close} />}
    </EditRow>
  );
}
