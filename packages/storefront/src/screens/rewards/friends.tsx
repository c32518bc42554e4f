import type { Invited } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Panel } from "@tribun/ui-kit";
import styles from "./rewards.module.css";

/** What came of the code for friends: how many have a line by it, what it brought, and what waits for a line of the fan (flows §4.6). */
export function Friends({ invited: { friends, gb, waitingGb, waitingUntil } }: { readonly invited: Invited }) {
  const t = useText("invite");
  const format = useFormat();
  return (
    <Panel title={t("friends.title")} headingLevel={2}>
      {friends === 0 ? (
        <p>{t("friends.none")}</p>
      ) : (
        <dl className={styles["friends"]}>
          <div>
            <dt>{t("friends.came")}</dt>
            <dd>{friends}</dd>
          </div>
          <div>
            <dt>{t("friends.got")}</dt>
            <dd>{t("friends.gb", { gb })}</dd>
          </div>
          {waitingUntil !== undefined && (
            <div>
              <dt>{t("friends.waiting")}</dt>
              <dd>{t("friends.until", { gb: waitingGb, date: format.date(waitingUntil) })}</dd>
            </div>
          )}
        </dl>
      )}
    </Panel>
  );
}
