import type { Invited } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { FactsList, Panel } from "@tribun/ui-kit";

/**
 * The results of the referral code: the number of friends with a line, the data that the fan gained, and the data that waits for a line of
 * the fan (flows §4.6).
 */
export function Friends({ invited: { friends, gb, waitingGb, waitingUntil } }: { readonly invited: Invited }) {
  const t = useText("invite");
  const format = useFormat();
  const waiting = waitingUntil && t("friends.until", { gb: waitingGb, date: format.date(waitingUntil) });
  return (
    <Panel title={t("friends.title")} headingLevel={2}>
      {friends === 0 ? (
        <p>{t("friends.none")}</p>
      ) : (
        <FactsList
          rows={[
            [t("friends.came"), friends],
            [t("friends.got"), t("friends.gb", { gb })],
            [t("friends.waiting"), waiting],
          ]}
        />
      )}
    </Panel>
  );
}
