import type { Line } from "@tribun/api-client/contract";
import { addMonths, germanDay } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { buttonClass, type Fact, FactsList, Notice, Panel, textLinkClass } from "@tribun/ui-kit";
import { useServerNow } from "../../../platform/app/use-app.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { datesAhead } from "../shared/facts.ts";
import { usePrice } from "../shared/use-price.ts";
import styles from "./dashboard.module.css";

/** Months before the end of the minimum term at which the page says that the contract is extended (L05), like the mail. */
const REMIND_MONTHS = 2;

/**
 * The contract of a line: price, minimum term, last day of notice and renewal day, the latest advice if it names another tariff (L07), and
 * links to the eSIM code and the overview.
 */
export function LineFacts({
  line,
  named,
}: {
  readonly line: Line;
  /** True with several lines: the title names the line. */ readonly named: boolean;
}) {
  const t = useText("dashboard");
  const format = useFormat();
  const now = useServerNow();
  const { price } = usePrice();
  // A pending line has no dates yet, whatever its term; after the term there is no last day of notice.
  const monthly = line.commitmentEnd === undefined ? line.tariff.commitmentMonths <= 1 : line.cancelBy === undefined;
  const { tariffChange: next } = line;
  const { cancelBy, renewal } = datesAhead(line);
  const rows: readonly Fact[] = [
    [t("facts.price"), price(line.monthly)],
    [
      next ? t("facts.next", { date: format.date(next.effectiveOn) }) : "",
      next && t("facts.nextValue", { tariff: next.tariff.name, price: price(next.monthly) }),
    ],
    [t("facts.commitmentEnd"), line.commitmentEnd && format.date(line.commitmentEnd)],
    [t("facts.noCommitment"), monthly ? t("facts.noCommitmentValue") : undefined],
    [t("facts.cancelBy"), cancelBy && format.date(cancelBy)],
    [t("facts.endsOn"), line.endsOn && format.date(line.endsOn)],
    [t("facts.renewal"), renewal && format.date(renewal)],
  ];
  const { commitmentEnd } = line;
  const extended =
    cancelBy !== undefined && commitmentEnd !== undefined && commitmentEnd <= addMonths(germanDay(now()), REMIND_MONTHS)
      ? t("facts.extends", { by: format.date(cancelBy), end: format.date(commitmentEnd) })
      : undefined;
  return (
    <Panel title={named ? t("facts.titleOf", { phone: format.phone(line.msisdn) }) : t("facts.title")} headingLevel={2}>
      <FactsList rows={rows} />
      {extended !== undefined && <Notice tone="info">{extended}</Notice>}
      {line.advice && line.endsOn === undefined && (
        <p className={styles["soft"]}>
          {t("facts.advice", { tariff: line.advice.name })}{" "}
          <AppLink href={`/dashboard/account/overview?line=${encodeURIComponent(line.id)}#advice`}>{t("facts.adviceLink")}</AppLink>
        </p>
      )}
      <div className={styles["links"]}>
        {line.orderId !== undefined && line.sim.type === "esim" && line.sim.downloadedAt === undefined && line.status !== "ended" && (
          <AppLink href={`/checkout/success?order=${line.orderId}`} className={buttonClass({ variant: "quiet", wide: true })}>
            {t("facts.qr")}
          </AppLink>
        )}
        <AppLink
          href={`/dashboard/account/overview?line=${encodeURIComponent(line.id)}`}
          className={buttonClass({ variant: "quiet", wide: true })}
        >
          {t("facts.overview")}
        </AppLink>
        {line.endsOn === undefined && (
          <AppLink href={`/information/cancellation?line=${encodeURIComponent(line.id)}`} className={textLinkClass({ strong: true })}>
            {t("facts.cancel")}
          </AppLink>
        )}
      </div>
    </Panel>
  );
}
