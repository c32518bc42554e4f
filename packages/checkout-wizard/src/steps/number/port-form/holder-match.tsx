import { useFormat, useText } from "@tribun/i18n";
import { Panel } from "@tribun/ui-kit";
import { useOrderDraft } from "../../../store/use-order-draft.ts";
import { useWizard } from "../../../shared/environment.tsx";
import styles from "./port-form.module.css";

/** Name and birthday that the donor will get, so that the fan can compare them with the old contract first (flows §4.2). */
export function HolderMatch() {
  const t = useText("porting");
  const format = useFormat();
  const { user } = useWizard();
  const { draft } = useOrderDraft();
  const holder = draft.person ?? user;
  return (
    <Panel title={t("form.match.title")} headingLevel={2}>
      <p>{t("form.match.text")}</p>
      {holder ? (
        <dl className={styles["holder"]}>
          <dt>{t("form.match.holder")}</dt>
          <dd>
            {holder.firstName} {holder.lastName}, {format.date(holder.birthday)}
          </dd>
        </dl>
      ) : (
        <p>{t("form.match.guest")}</p>
      )}
      <p className={styles["hint"]}>{t("form.match.wrong")}</p>
    </Panel>
  );
}
