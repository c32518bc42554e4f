import { useText } from "@tribun/i18n";

import { EditRow } from "../../shared/edit/edit-row.tsx";
import { lazyPart } from "../../../../platform/lazy/lazy-part.tsx";

/** Loaded lazily, because most fans need it once in years. */
const Puk = lazyPart(() => import("./puk.tsx").then((module) => module.Puk));

/** PIN and PUK after the password. The page hides them after a minute and never stores them. */
export function PukRow({ lineId }: { readonly lineId: string }) {
  const t = useText("account");
  return (
    <EditRow of={lineId} label={t("sim.puk")} hint={t("sim.pukHint")} action={t("sim.pukShow")}>
      {(close) => <Puk lineId={lineId} onClose={() => close()} />}
    </EditRow>
  );
}
