import type { User } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Panel, textLinkClass } from "@tribun/ui-kit";
import { AppLink } from "../../../shell/app-link.tsx";
import shared from "../../account-shared/account.module.css";
import styles from "./badges.module.css";

/** What can be earned, in the order of its pennants' numbers, and where. */
const PENNANTS = [
  { id: "member", number: 1 },
  { id: "firstLine", number: 11, href: "/tarife" },
  { id: "surveyor", number: 12, href: "/survey" },
] as const;

/** The fan's badges as pennants; one that is missing is pale and says how it comes. */
export function BadgesPanel({ badges }: Pick<User, "badges">) {
  const t = useText("account");
  const format = useFormat();
  const earnedAt = (id: string) => badges.find((badge) => badge.id === id)?.earnedAt;
  const earned = PENNANTS.filter(({ id }) => earnedAt(id) !== undefined).length;
  return (
    <Panel
      title={t("badges.title")}
      headingLevel={2}
      aside={<span className={shared["soft"]}>{t("badges.count", { earned, all: PENNANTS.length })}</span>}
    >
      <ul className={styles["pennants"]}>
        {PENNANTS.map((pennant) => {
          const at = earnedAt(pennant.id);
          return (
            <li key={pennant.id} data-missing={at === undefined || undefined}>
              <span className={styles["pennant"]} aria-hidden="true">
                {pennant.number}
              </span>
              <b>{t(`badges.${pennant.id}`)}</b>
              <span className={shared["soft"]}>
                {at === undefined ? t(`badges.${pennant.id}How`) : t("badges.earned", { date: format.date(at) })}
              </span>
              {at === undefined && "href" in pennant && (
                <AppLink href={pennant.href} className={textLinkClass()}>
                  {t(`badges.${pennant.id}Action`)}
                </AppLink>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
