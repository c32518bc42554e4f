import { useText } from "@tribun/i18n";
import { lazy } from "react";
import { EditRow } from "../../account-shared/edit-row.tsx";

/** Most look for it once in years. */
const Puk = lazy(() => import("./puk.tsx").then((module) => ({ default: module.Puk })));

/** The PUK after the password; it is forgotten after a minute, and never kept anywhere. */
export function PukRow({ lineId }: { readonly lineId: string }) {
  const t = useText("account");
  return (
    <EditRow label={t("sim.puk")} hint={t("sim.pukHint")} action={t("sim.pukShow")}>
      {(close) => <Puk lineId={lineId} onClose={() => close()} />}
    </EditRow>
  );
}
