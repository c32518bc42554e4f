import { useQuery } from "@tanstack/react-query";
import type { Reward } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Notice, type Tone, textLinkClass } from "@tribun/ui-kit";
import { type RefObject, useEffect, useRef } from "react";
import { linesQuery } from "../../platform/queries/queries.ts";
import { useApiScope, useServerNow } from "../../platform/app/use-app.tsx";
import { AppLink } from "../../platform/place/app-link.tsx";

export type Booking = Reward["bookings"][number];
/** The state of a booking; `ended` once its expiry has passed. */
export type BookingStage = Booking["state"] | "ended";

export const BOOKING_TONES: Readonly<Record<BookingStage, Tone>> = { booked: "ok", parked: "warn", ended: "info", forfeited: "info" };

/** Describes the fan's bookings of rewards, by the operator's clock. */
export function useBookingWords() {
  const t = useText("games");
  const format = useFormat();
  const now = useServerNow();
  const { data: lines } = useQuery(linesQuery(useApiScope()));
  const stageOf = ({ state, expiresAt }: Booking): BookingStage => (state === "booked" && Date.parse(expiresAt) <= now() ? "ended" : state);
  const say = (reward: Reward, booking: Booking): string => {
    const stage = stageOf(booking);
    const line = lines?.find(({ id }) => id === booking.lineId);
    const facts = { reward: reward.title, date: format.date(booking.expiresAt) };
    return stage === "booked" && line
      ? t("booking.bookedOn", { ...facts, phone: format.phone(line.msisdn) })
      : t(`booking.${stage}`, facts);
  };
  return { stageOf, say, lineless: lines?.every(({ status }) => status === "ended") === true };
}

type BookingNoticeProps = {
  readonly rewards: readonly Reward[];
  readonly resultId: string;
  /** True right after the booking: the form that had the focus is gone, so the notice takes the focus. */
  readonly fresh: boolean;
};

/** Shows on which line a reward is booked and until when, or until when it waits for a line (flows §4.6: 90 days). */
export function BookingNotice({ rewards, resultId, fresh }: BookingNoticeProps) {
  const t = useText("games");
  const { stageOf, say, lineless } = useBookingWords();
  const reward = rewards.find(({ bookings }) => bookings.some((one) => one.resultId === resultId));
  const booking = reward?.bookings.find((one) => one.resultId === resultId);
  const told = useFocusOn<HTMLDivElement>(fresh && booking !== undefined);
  if (!reward || !booking) return null;
  const stage = stageOf(booking);
  // A fan whose line is still to come needs no other tariff.
  const waits = stage === "forfeited" || (stage === "parked" && lineless);
  return (
    <div ref={told} tabIndex={-1}>
      <Notice
        tone={BOOKING_TONES[stage]}
        title={say(reward, booking)}
        action={
          <AppLink href={waits ? "/tarife" : "/dashboard"} className={textLinkClass({ strong: true })}>
            {t(waits ? "booking.tariff" : "booking.usage")}
          </AppLink>
        }
      />
    </div>
  );
}

/** Focuses an element (`tabIndex={-1}`) as soon as `wished` is true, so that a screen reader reads it. */
export function useFocusOn<T extends HTMLElement>(wished: boolean): RefObject<T | null> {
  const place = useRef<T>(null);
  useEffect(() => {
    if (wished) place.current?.focus();
  }, [wished]);
  return place;
}
