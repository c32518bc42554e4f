import type { User } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Panel, textLinkClass } from "@tribun/ui-kit";
import type { ReactNode } from "react";
import { DAY_MS } from "@tribun/domain";
import { useServerNow } from "../../../../platform/app/use-app.tsx";
import { useBrand } from "../../../../platform/brand/use-brand.tsx";
import { useCelebration } from "../../../../features/celebration/use-celebration.ts";
import { usePathname } from "../../../../platform/place/place.tsx";
import { AppLink } from "../../../../platform/place/app-link.tsx";
import shared from "../edit/account.module.css";
import styles from "./badges.module.css";

const GAME = "/fan/games/penalty";
/** All badges in the order of their numbers, with the page where a fan earns each and the text while that is impossible. */
const PENNANTS = [
  { id: "member", number: 1 },
  { id: "firstKick", number: 5, href: GAME, capability: "games", closed: "badges.noGame" },
  { id: "winner", number: 9, href: GAME, capability: "games", closed: "badges.noTurn" },
  { id: "rewarded", number: 10, href: "/dashboard/rewards", capability: "games", closed: "badges.noWin" },
  { id: "firstLine", number: 11, href: "/tarife" },
  { id: "surveyor", number: 12, href: "/survey", closed: "badges.noSurvey" },
  { id: "fullScore", number: 99, href: GAME, capability: "games", closed: "badges.noTurn" },
] as const;

/** Milliseconds after which a badge is no longer celebrated. */
const FRESH_MS = 2 * DAY_MS;

type BadgesPanelProps = {
  readonly badges: User["badges"];
  /** Missing badges that cannot be earned now. */
  readonly closed?: User["closedBadges"] | undefined;
  /** A link to more, below the pennants. */
  readonly more?: ReactNode;
};

/** The fan's badges as pennants. A missing one is pale and says how to earn it, or that this is impossible now. A new one is celebrated. */
export function BadgesPanel({ badges, closed, more }: BadgesPanelProps) {
  const t = useText("account");
  const { capabilities } = useBrand();
  const offered = PENNANTS.filter((pennant) => !("capability" in pennant) || capabilities[pennant.capability]);
  const format = useFormat();
  const here = usePathname();
  const earnedAt = (id: string) => badges.find((badge) => badge.id === id)?.earnedAt;
  const earned = offered.filter(({ id }) => earnedAt(id) !== undefined).length;
  const now = useServerNow();
  const newest = offered
    .map(({ id }) => earnedAt(id) ?? "")
    .filter((at) => now() - Date.parse(at) < FRESH_MS)
    .toSorted()
    .at(-1);
  // One game can earn several badges at once, which are celebrated together.
  const fresh = offered.filter(({ id }) => newest !== undefined && earnedAt(id) === newest).map(({ id }) => id);
  // Several badges may be earned on one page, which is linked once.
  const wayTo = (href: string) =>
    offered.find(
      (pennant) => "href" in pennant && pennant.href === href && earnedAt(pennant.id) === undefined && !closed?.includes(pennant.id),
    )?.id;
  const names = fresh.map((id) => t(`badges.${id}`)).join(", ");
  useCelebration(newest && `badge:${fresh.join("+")}:${newest}`, {
    caption: newest && t("badges.fresh", { name: names, count: fresh.length }),
  });
  return (
    <Panel
      title={t("badges.title")}
      headingLevel={2}
      aside={<span className={shared["soft"]}>{t("badges.count", { earned, all: offered.length })}</span>}
    >
      <ul className={styles["pennants"]}>
        {offered.map((pennant) => {
          const at = earnedAt(pennant.id);
          const why = at === undefined && "closed" in pennant && closed?.includes(pennant.id) ? pennant.closed : undefined;
          return (
            <li key={pennant.id} data-missing={at === undefined || undefined}>
              <span className={styles["pennant"]} aria-hidden="true">
                {pennant.number}
              </span>
              <b>{t(`badges.${pennant.id}`)}</b>
              <span className={shared["soft"]}>
                {at !== undefined && t("badges.earned", { date: format.date(at) })}
                {at === undefined && t(why ?? `badges.${pennant.id}How`)}
              </span>
              {"href" in pennant && pennant.href !== here && wayTo(pennant.href) === pennant.id && (
                <AppLink href={pennant.href} className={textLinkClass()}>
                  {t(`badges.${pennant.id}Action`)}
                </AppLink>
              )}
            </li>
          );
        })}
      </ul>
      {more !== undefined && <p className={styles["more"]}>{more}</p>}
    </Panel>
  );
}
