import { useText } from "@tribun/i18n";
import { Panel } from "@tribun/ui-kit";
import { EditRow } from "../../shared/edit/edit-row.tsx";
import { lazyPart } from "../../../../platform/lazy/lazy-part.tsx";
import shared from "../../shared/edit/account.module.css";

/** Loaded lazily, because fans rarely delete their account or export their data. */
const DeleteForm = lazyPart(() => import("./delete-form.tsx").then((module) => module.DeleteForm));
const ExportForm = lazyPart(() => import("./export-form.tsx").then((module) => module.ExportForm));

/** The export of all stored data (GDPR Art. 15, 20), and the deletion of the account (Art. 17, L17). */
export function OwnPanel() {
  const t = useText("account");
  return (
    <Panel title={t("own.title")} headingLevel={2}>
      <div className={shared["rows"]}>
        <EditRow label={t("own.exportLabel")} hint={t("own.export")} action={t("own.exportAction")}>
          {(close) => <ExportForm close={close} />}
        </EditRow>
        <EditRow label={t("own.leaving")} action={t("own.delete")}>
          {(close) => <DeleteForm onCancel={() => close()} />}
        </EditRow>
      </div>
    </Panel>
  );
}
