import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Api } from "@tribun/api-client";
import { phoneInfo } from "@tribun/api-client/calls/catalogue";
import { NUMBER_HOLD_WARNING_MINUTES } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Button, Notice, ScoreboardClock } from "@tribun/ui-kit";
import { FormFailure } from "@tribun/forms";
import { useRef, useState } from "react";
import { useOrderDraft } from "../store/use-order-draft.ts";
import type { HeldNumber } from "../draft/order-draft.ts";
import { useWizard } from "../shared/environment.tsx";
import { keepFocus } from "../shared/keep-focus.ts";
import styles from "./hold-panel.module.css";
import { isTaken, useReservation } from "./use-reservation.ts";
import { useTimeLeft } from "./use-time-left.ts";

const WARN_SECONDS = NUMBER_HOLD_WARNING_MINUTES * 60;
/** A placeholder time of full width that is not in the warning range. */
const UNKNOWN = 59 * 60;

/** The state of a number; the key contains the hold's end, so that each end fetches again. */
const numberQuery = (api: Api, id: string, expiresAt: string | undefined) =>
  queryOptions({
    queryKey: ["wizard", "number", id, expiresAt],
    queryFn: ({ signal }) => api(phoneInfo, { params: { id }, signal }),
    gcTime: 0,
    staleTime: 0,
  });

/**
 * The held number with the time left by the operator's clock. In the last three minutes it warns and offers one extension. After the end it
 * offers the same number again if it is free. It changes nothing else of the order, and shows no time until the page knows the operator's
 * clock.
 * @param id element id, so that messages about the number can link here
 */
export function HoldPanel({ id: place }: { readonly id?: string }) {
  const { draft } = useOrderDraft();
  const { api, heard, session } = useWizard();
  const box = useRef<HTMLDivElement>(null);
  const { counts, left } = useTimeLeft();
  const id = draft.number?.registryId ?? "";
  // After a reload the page may render from its cache and not know the operator's clock yet. Fetching the number reveals it, unless the
  // session check is still running and will reveal it anyway.
  useQuery({ ...numberQuery(api, id, draft.number?.expiresAt), enabled: counts && !heard() && session !== "loading" });
  // Beside a ported number the hold does not count, so render nothing.
  if (draft.number === undefined || !counts) return null;

  const press = async (act: () => Promise<unknown>) => {
    await act();
    keepFocus(() => box.current);
  };
  return (
    <div ref={box} id={place} tabIndex={-1} className={styles["panel"]} data-urgent={left !== undefined && left <= WARN_SECONDS}>
      {left !== undefined && left <= 0 ? (
        <ExpiredHold press={press} />
      ) : (
        // The key resets warning and error with each new hold.
        <RunningHold key={draft.number.expiresAt} number={draft.number} left={left} press={press} />
      )}
    </div>
  );
}

type HoldProps = { readonly press: (act: () => Promise<unknown>) => Promise<void> };
type RunningHoldProps = HoldProps & { readonly number: HeldNumber; readonly left: number | undefined };

function RunningHold({ number, left, press }: RunningHoldProps) {
  const t = useText("ticket");
  const format = useFormat();
  const { extend, busyId, failure } = useReservation();
  const minutes = Math.max(1, Math.ceil((left ?? 0) / 60));
  const short = left !== undefined && left <= WARN_SECONDS;
  // Keep the first value, because a screen reader would otherwise read the warning again every minute.
  const [warnedAt, setWarnedAt] = useState<number>();
  if (short && warnedAt === undefined) setWarnedAt(minutes);
  const warning = (at: number) => (number.extended ? t("hold.once") : t("hold.warn", { minutes: format.minutes(at) }));
  return (
    <>
      <div className={styles["board"]} data-surface="board">
        <p className={styles["number"]}>
          <span>{t("hold.number")}</span> <b>{format.phone(number.msisdn)}</b>
        </p>
        {/* Rendered before the time is known, because everything below would otherwise jump. */}
        <span className={styles["time"]} data-known={left !== undefined}>
          <ScoreboardClock label={t("hold.label")} secondsLeft={left ?? UNKNOWN} warnLabel={warning(warnedAt ?? minutes)} />
        </span>
      </div>
      {short && (
        <>
          <Notice tone="warn">
            <div className={styles["ask"]}>
              <p>{warning(minutes)}</p>
              {!number.extended && (
                <Button variant="quiet" busy={busyId !== undefined} busyLabel={t("hold.extending")} onClick={() => void press(extend)}>
                  {t("hold.extend")}
                </Button>
              )}
            </div>
          </Notice>
          <FormFailure error={failure?.kind === "failed" ? failure.error : undefined} />
        </>
      )}
    </>
  );
}

/** The expired hold: fetches whether the number is still free, and offers it again first. */
function ExpiredHold({ press }: HoldProps) {
  const t = useText("ticket");
  const format = useFormat();
  const { api } = useWizard();
  const { draft } = useOrderDraft();
  const { renew, busyId, failure } = useReservation();
  const id = draft.number?.registryId ?? "";
  const info = useQuery(numberQuery(api, id, draft.number?.expiresAt));
  const number = format.phone(draft.number?.msisdn ?? "");
  const lost = isTaken(info.error) || (info.data !== undefined && info.data.state !== "free" && !info.data.heldByMe);
  const gone = failure?.kind === "taken" || lost;
  const known = info.data ? "expiredFree" : info.isError ? "expiredUnknown" : "expiredAsk";
  return (
    <>
      <Notice tone="warn" title={t("hold.expiredTitle")}>
        <div className={styles["ask"]}>
          <p>{t(`hold.${gone ? "expiredGone" : known}`, { number })}</p>
          {!gone && (
            <Button busy={busyId !== undefined} busyLabel={t("hold.renewing")} onClick={() => void press(renew)}>
              {t("hold.again", { number })}
            </Button>
          )}
        </div>
      </Notice>
      <FormFailure error={failure?.kind === "failed" ? failure.error : undefined} />
    </>
  );
}
