import type { RegistryNumber } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Chips } from "@tribun/ui-kit";
import { Seat as SeatButton, SeatSample, TakenSeat } from "@tribun/ui-kit/seat";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { PART, partsOf, type Seat, seatBeside, seatsOf } from "./seats.ts";
import styles from "./seat-map.module.css";

type SeatMapProps = {
  readonly numbers: readonly RegistryNumber[];
  /** Id of the held number. */
  readonly value: string | undefined;
  /** Id of the number that is being reserved right now. */
  readonly busyId: string | undefined;
  /** Id of the error about the choice. */
  readonly describedBy?: string | undefined;
  readonly onChoose: (number: RegistryNumber) => void;
};

/**
 * The seat map: the hundred numbers of a block as seats. Special ones show the kit and their fee, the chosen one is highlighted, taken ones
 * are dashed and struck through. Arrow keys only move the focus, because a choice reserves the number at the operator; Space, Enter or a
 * press chooses. A phone shows twenty at a time.
 */
export function SeatMap({ numbers, value, busyId, describedBy, onChoose }: SeatMapProps) {
  const t = useText("order");
  const format = useFormat();
  const legend = useId();
  const map = useRef<HTMLDivElement>(null);
  const seats = seatsOf(numbers);
  const parts = partsOf(seats);
  const isFree = ({ number }: Seat) => number !== undefined;
  const isChosen = ({ number }: Seat) => number !== undefined && number.id === value;
  const chosen = seats.findIndex(isChosen);
  const free = seats.findIndex(isFree);
  const [wanted, setWanted] = useState<number>();
  const open = wanted ?? Math.floor(Math.max(chosen === -1 ? free : chosen, 0) / PART);

  const walk = (event: KeyboardEvent) => {
    // Skip seats that a phone hides.
    const shown = [...(map.current?.querySelectorAll<HTMLElement>("[role=radio]") ?? [])].filter((seat) => seat.checkVisibility());
    const from = shown.findIndex((seat) => seat === document.activeElement);
    const spots = shown.map((seat) => {
      const { left, top } = seat.getBoundingClientRect();
      return { x: left, y: Math.round(top) };
    });
    const to = seatBeside(spots, from, event.key);
    if (to === undefined) return;
    event.preventDefault();
    shown[to]?.focus();
  };
  // One Tab stop per visible part.
  const entryOf = (part: readonly Seat[]) => (part.find(isChosen) ?? part.find(isFree))?.ending;
  const first = seats[0];
  return (
    <div className={styles["place"]}>
      <p id={legend} className={styles["legend"]}>
        {t("number.legend")}
        {first && <span>{t("number.seat.block", { number: `${format.phone(`${first.msisdn.slice(0, -2)}00`).slice(0, -2)}••` })}</span>}
      </p>
      <div className={styles["parts"]}>
        <Chips
          legend={t("number.seat.parts")}
          even
          value={String(open)}
          onChange={(part) => setWanted(Number(part))}
          options={parts.map((part, index) => ({ value: String(index), label: `${part[0]?.ending ?? ""}–${part.at(-1)?.ending ?? ""}` }))}
        />
      </div>
      <div
        ref={map}
        id="phoneNumber"
        className={styles["bowl"]}
        role="radiogroup"
        aria-labelledby={legend}
        aria-describedby={describedBy}
        onKeyDown={walk}
      >
        {parts.map((part, index) => (
          <div key={part[0]?.ending} className={styles["part"]} data-open={index === open}>
            {part.map((seat) => (
              <MapSeat
                key={seat.ending}
                seat={seat}
                chosen={isChosen(seat)}
                busy={seat.number !== undefined && seat.number.id === busyId}
                entry={index === open && seat.ending === entryOf(part)}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={styles["touchline"]}>{t("number.seat.pitch")}</p>
      <ul className={styles["key"]}>
        <li>
          <SeatSample text="21" />
          {t("number.seat.free")}
        </li>
        {numbers.some(({ fee }) => fee.amount > 0) && (
          <li>
            <SeatSample text="07" look="special" />
            {t("number.seat.special")}
          </li>
        )}
        <li>
          <SeatSample text="12" look="taken" />
          {t("number.seat.taken")}
        </li>
      </ul>
    </div>
  );
}

type MapSeatProps = {
  readonly seat: Seat;
  readonly chosen: boolean;
  readonly busy: boolean;
  readonly entry: boolean;
  readonly onChoose: (number: RegistryNumber) => void;
};

function MapSeat({ seat: { ending, msisdn, number }, chosen, busy, entry, onChoose }: MapSeatProps) {
  const t = useText("order");
  const format = useFormat();
  const text = format.phone(msisdn);
  if (number === undefined) return <TakenSeat text={ending} name={`${text}, ${t("number.seat.taken")}`} />;
  const price = format.money(number.fee);
  const special = number.fee.amount > 0 ? { tier: t(`number.tier.${number.tier}`), price } : undefined;
  const name = special ? `${text}, ${special.tier}, ${t("number.fee", { price })}` : `${text}, ${t("number.free")}`;
  return (
    <SeatButton
      text={ending}
      name={chosen ? `${name}, ${t("number.chosen")}` : name}
      special={special}
      chosen={chosen}
      busy={busy}
      entry={entry}
      onChoose={() => onChoose(number)}
    />
  );
}
