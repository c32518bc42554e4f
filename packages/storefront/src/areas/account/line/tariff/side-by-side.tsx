import type { Line, TariffOffer } from "@tribun/api-client/contract";
import { euro, type Money } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { netOf, usePrice } from "../../shared/use-price.ts";
import shared from "../../shared/edit/account.module.css";
import styles from "./side-by-side.module.css";

type SideBySideProps = {
  readonly line: Line;
  /** The line's agreed price. */
  readonly monthly: Money;
  readonly offer: TariffOffer;
};

/** The current tariff beside the chosen one, the monthly difference, and the effect on the minimum term. */
export function SideBySide({ line, monthly, offer }: SideBySideProps) {
  const t = useText("account");
  const format = useFormat();
  const { price } = usePrice();
  const { tariff, commitmentEnd } = offer;
  const both = [line.tariff, tariff];
  const until = (day: string | undefined) =>
    day === undefined ? t("tariffChange.termNone") : t("tariffChange.termUntil", { date: format.shortDate(day) });
  const minutes = (count: number) => (count < 0 ? t("tariffChange.flat") : format.number(count));
  // A coupon's bonus stays with the line after a tariff change.
  const bonusGb = line.bonusGb ?? 0;
  const rows = [
    { label: t("tariffChange.price"), values: [price(monthly), price(tariff.price)] },
    { label: t("tariffChange.volume"), values: both.map(({ dataGb }) => format.gb(dataGb + bonusGb)) },
    { label: t("tariffChange.eu"), values: both.map(({ euDataGb }) => format.gb(euDataGb)) },
    { label: t("tariffChange.turkey"), values: both.map(({ minutesTr }) => minutes(minutesTr)) },
    {
      label: t("tariffChange.speed"),
      values: both.map(({ maxDownMbps }) => t("tariffChange.speedValue", { down: format.number(maxDownMbps) })),
    },
    { label: t("tariffChange.term"), values: [until(line.cancelBy === undefined ? undefined : line.commitmentEnd), until(commitmentEnd)] },
  ];
  const cents = tariff.price.amount - monthly.amount;
  // The net difference of the two rounded net sums above, so that the page's numbers add up.
  const difference = price(euro(Math.abs(cents)), euro(Math.abs(netOf(tariff.price).amount - netOf(monthly).amount)));
  const more =
    cents > 0 ? t("tariffChange.dearer", { difference }) : cents < 0 ? t("tariffChange.cheaper", { difference }) : t("tariffChange.equal");
  const date = commitmentEnd === undefined ? "" : format.date(commitmentEnd);
  const term =
    commitmentEnd === undefined
      ? t("tariffChange.termFree")
      : commitmentEnd === line.commitmentEnd
        ? t("tariffChange.termStays", { date })
        : t("tariffChange.termNew", { date });
  return (
    <>
      {/* An own table of two columns, because the catalogue's comparison has four and belongs to the shop's chunk. */}
      <table className={styles["table"]}>
        <caption>{t("tariffChange.compare")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("tariffChange.what")}</th>
            <th scope="col">{`${t("tariffChange.now")}: ${line.tariff.name}`}</th>
            <th scope="col">{`${t("tariffChange.then")}: ${tariff.name}`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values: [now, then] }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{now}</td>
              <td>{now === then ? then : <b>{then}</b>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={shared["list"]}>
        <li>{more}</li>
        <li>{term}</li>
      </ul>
    </>
  );
}
