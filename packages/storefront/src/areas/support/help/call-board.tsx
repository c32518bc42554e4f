import { useText } from "@tribun/i18n";
import { Board, buttonClass, MailIcon, PhoneIcon, Pill } from "@tribun/ui-kit";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { writeHours } from "../../../hydration/islands/opening.ts";
import styles from "./support.module.css";

/** The hotline board: the large free number, the short code with the networks where it works, opening hours, and other ways to contact. */
export function CallBoard() {
  const t = useText("support");
  const { hotline, openingHours } = useBrand();
  const rows = [
    { label: t("weekdays"), hours: openingHours.weekdays },
    { label: t("saturday"), hours: openingHours.saturday },
    { label: t("sunday"), hours: openingHours.sundayAndHolidays },
  ];
  const tel = `tel:${hotline.freeNumber.replace(/\s/g, "")}`;
  return (
    <Board label={t("callTitle")}>
      <h2>{t("callTitle")}</h2>
      <a className={styles["number"]} href={tel}>
        {hotline.freeNumber}
      </a>
      <OpenNow />
      <p className={styles["soft"]}>
        {t("free")} {t("short", { code: hotline.shortCode })}
      </p>
      <dl className={styles["hours"]}>
        {rows.map(({ label, hours }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{t("range", { from: hours.opens, to: hours.closes })}</dd>
          </div>
        ))}
      </dl>
      <div className={styles["ways"]}>
        <a href={tel} className={buttonClass({ variant: "accent" })}>
          <PhoneIcon size={20} aria-hidden="true" />
          {t("callTitle")}
        </a>
        <AppLink href="/support?topic=callback#write" className={buttonClass({ variant: "quiet" })}>
          {t("callback")}
        </AppLink>
        <a href="#write" className={buttonClass({ variant: "quiet" })}>
          <MailIcon size={20} aria-hidden="true" />
          {t("write")}
        </a>
      </div>
    </Board>
  );
}

/** Says whether the hotline is open and until or from when. The markup contains every answer; an island shows the one that applies. */
function OpenNow() {
  const t = useText("support");
  const { openingHours } = useBrand();
  const lines = [openingHours.weekdays, openingHours.saturday, openingHours.sundayAndHolidays];
  return (
    <span className={styles["now"]} data-hours={writeHours(openingHours)} data-screen-only>
      {lines.map(({ opens, closes }, line) => (
        // oxlint-disable-next-line react/no-array-index-key -- three lines, always in this order
        <span key={line}>
          <span data-when={`open-${line}`}>
            <Pill tone="ok">{t("openUntil", { time: closes })}</Pill>
          </span>
          <span data-when={`today-${line}`}>
            <Pill tone="warn">{t("opensToday", { time: opens })}</Pill>
          </span>
          <span data-when={`tomorrow-${line}`}>
            <Pill tone="warn">{t("opensTomorrow", { time: opens })}</Pill>
          </span>
        </span>
      ))}
    </span>
  );
}
