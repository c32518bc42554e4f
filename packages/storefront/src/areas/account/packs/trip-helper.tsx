import type { Option } from "@tribun/api-client/contract";
import { euro, planTrip, TRIP_HABITS, TRIP_MB_PER_DAY, TRIP_MOST_DAYS, type TripHabit, type TripOffer } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { buttonClass, Panel, RadioCards, ShirtNumber, TextField } from "@tribun/ui-kit";
import { useState } from "react";
import { usePlace, useQueryParam } from "../../../platform/place/place.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { KeepLate } from "../../../features/kept-forms/keep-late.tsx";
import type { Values } from "../../../features/kept-forms/unsent.ts";
import styles from "./options.module.css";
import { usePackWords } from "./pack-words.ts";
import { packsHref, type Shelf } from "./shelves.ts";

const USUAL = "7";
const TEXTS = { light: "trip.lightText", normal: "trip.normalText", heavy: "trip.heavyText" } as const;

type TripHelperProps = {
  readonly packs: readonly Option[];
  readonly line: string | undefined;
  readonly shelf: Shelf;
  /** True if the helper has the page's full width, with question and answer side by side. */
  readonly wide: boolean;
};

/** Asks for the days and the usage of a trip to Türkiye and shows the cheapest packs that last. The address keeps the days. */
export function TripHelper({ packs, line, shelf, wide }: TripHelperProps) {
  const t = useText("packs");
  const { replace } = usePlace();
  const [days, setDays] = useState(useQueryParam("trip") ?? USUAL);
  const [habit, setHabit] = useState<TripHabit>("normal");
  const fill = (given: Values) => {
    setDays(`${given["days"]}`);
    setHabit(TRIP_HABITS.find((one) => one === given["habit"]) ?? "normal");
  };
  const whole = /^\d{1,3}$/.test(days.trim()) ? Number(days) : 0;
  const valid = whole >= 1 && whole <= TRIP_MOST_DAYS;
  const most = { most: TRIP_MOST_DAYS };
  const change = (text: string) => {
    setDays(text);
    replace(packsHref({ line, category: shelf, trip: text.trim() }));
  };
  return (
    <Panel title={t("trip.title")} headingLevel={2}>
      <p className={styles["soft"]}>{t("trip.lead")}</p>
      <div className={styles[wide ? "tripWide" : "trip"]}>
        <form className={styles["trip"]} method="post" onSubmit={(event) => event.preventDefault()} noValidate>
          <KeepLate name="trip" form={{ values: { days, habit }, fill }} />
          <TextField
            name="days"
            label={t("trip.days")}
            hint={t("trip.daysHint", most)}
            error={valid ? undefined : t("trip.daysError", most)}
            inputMode="numeric"
            autoComplete="off"
            value={days}
            onChange={change}
          />
          <RadioCards
            legend={t("trip.habit")}
            name="habit"
            columns={1}
            value={habit}
            onChange={setHabit}
            options={TRIP_HABITS.map((value) => ({
              value,
              title: t(`trip.${value}`),
              description: t(TEXTS[value], { mb: TRIP_MB_PER_DAY[value] }),
            }))}
          />
        </form>
        <div role="status" className={styles["trip"]}>
          {valid && <TripAnswer packs={packs} days={whole} habit={habit} line={line} />}
        </div>
      </div>
    </Panel>
  );
}

type Journey = { readonly packs: readonly Option[]; readonly days: number; readonly habit: TripHabit; readonly line: string | undefined };

function TripAnswer({ packs, days, habit, line }: Journey) {
  const t = useText("packs");
  const format = useFormat();
  const words = usePackWords();
  const plan = planTrip(packs.flatMap(offerOf), days, TRIP_MB_PER_DAY[habit]);
  if (!plan) return <p>{t("trip.nothing")}</p>;
  const kinds = [...new Set(plan.offers)];
  const price = words.price(euro(plan.priceCents));
  const names = format.list(
    kinds.map(({ option }) => {
      const count = plan.offers.filter((offer) => offer.option === option).length;
      return count === 1 ? option.name : t("trip.times", { count, pack: option.name });
    }),
  );
  const [first] = kinds;
  const mark = first && kinds.length === 1 && plan.offers.length === 1 ? words.mark(first.option) : undefined;
  return (
    <>
      <h3 className={styles["packName"]}>{t("trip.answer")}</h3>
      {mark && (
        <ShirtNumber size="l" unit={mark.unit}>
          {mark.value}
        </ShirtNumber>
      )}
      <p>{t("trip.need", { count: days, amount: words.gb(days * TRIP_MB_PER_DAY[habit]) })}</p>
      <p>{plan.offers.length === 1 ? t("trip.one", { pack: names, price }) : t("trip.several", { packs: names, price })}</p>
      <p className={styles["soft"]}>
        {t(words.business ? "trip.whenBusiness" : "trip.when")} {t("trip.estimate")}
      </p>
      <div className={styles["actions"]}>
        {kinds.map(({ option }) => (
          <AppLink key={option.id} href={packsHref({ line }, option.id)} className={buttonClass()}>
            {t("trip.open", { pack: option.name })}
          </AppLink>
        ))}
      </div>
    </>
  );
}

/** A pack as an offer for a trip to Türkiye; empty unless it contains data for that zone. */
function offerOf(option: Option): readonly (TripOffer & { readonly option: Option })[] {
  const { id, price, validity, allowance } = option;
  if (allowance.zone !== "tr" || allowance.dataMb === undefined) return [];
  return [{ id, priceCents: price.amount, dataMb: allowance.dataMb, validity, option }];
}
