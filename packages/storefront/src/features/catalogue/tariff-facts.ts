import type { Tariff } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";

/** A fact about a tariff in words: its label and its value. */
export type TariffFact = readonly [label: string, value: string];

/** Returns a function that lists a tariff's facts, in the same order and words on the tariff's page and in the comparison. */
export function useTariffFacts(): (tariff: Tariff) => readonly TariffFact[] {
  const t = useText("tariffs");
  const common = useText("common");
  const format = useFormat();
  const minutes = (count: number, flat: string) => (count < 0 ? flat : t("detail.minutes", { minutes: format.number(count) }));
  return (tariff) => [
    [t("detail.volume"), t("detail.volumeValue", { volume: format.gb(tariff.dataGb) })],
    [t("detail.speed"), t("detail.speedFact", { down: format.number(tariff.maxDownMbps), up: format.number(tariff.maxUpMbps) })],
    [t("detail.tech"), format.list(tariff.tech)],
    [t("detail.throttle"), t("detail.throttleValue", { kbps: tariff.throttleKbps })],
    [t("detail.callsDe"), minutes(tariff.minutesDe, t("detail.flat"))],
    [t("detail.smsDe"), tariff.sms < 0 ? t("detail.flat") : format.number(tariff.sms)],
    [t("detail.callsTr"), minutes(tariff.minutesTr, t("fact.flatTr"))],
    [t("detail.eu"), t("detail.euValue", { volume: format.gb(tariff.euDataGb) })],
    [t("detail.sim"), format.list(tariff.simTypes.map((type) => common(`simType.${type}`)))],
  ];
}
