import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Api } from "@tribun/api-client";
import { phoneInfo } from "@tribun/api-client/calls/catalogue";
import { NUMBER_HOLD_WARNING_MINUTES } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Button, Notice, ScoreboardClock } from "@tribun/ui-kit";
import { FormFailure } from "@tribun/forms";
import { useOrderDraft } from "../draft/use-order-draft.ts";
import { useWizard } from "../wizard/environment.tsx";
import { useNow } from "../wizard/use-now.ts";
import styles from "./hold-panel.module.css";
import { useReservation } from "./use-reservation.ts";

const WARN_SECONDS = NUMBER_HOLD_WARNING_MINUTES * 60;

/** A number and who holds it, asked anew for each end of a hold. */
const numberQuery = (api: Api, id: string, expiresAt: string | undefined) =>
  queryOptions({
    queryKey: ["wizard", "number", id, expiresAt],
    queryFn: ({ signal }) => api(phoneInfo, { params: { id }, signal }),
    gcTime: 0,
    staleTime: 0,
  });

/**
 * The held number with the time left on the operator's clock: a warning and one extension in the last three minutes,
 * and after the end the same number again when it is still free. Nothing else of the order changes. Until that clock has been
 * heard no time is told.
 */
export function HoldPanel() {
  const t = useText("order");
  const format = useFormat();
  const { draft } = useOrderDraft();
  const { extend, busyId } = useReservation();
  const { api, now, heard } = useWizard();
  const counts = draft.number !== undefined && draft.numberType !== "port" && draft.openOrder === undefined;
  useNow(counts);
  const id = draft.number?.registryId ?? "";
  // After a reload a page may show what the browser kept, and have heard no time yet: it is asked for with the number.
  useQuery({ ...numberQuery(api, id, draft.number?.expiresAt), enabled: counts && !heard() });
  // Beside a number that is brought along it counts for nothing, and says nothing.
  if (draft.number === undefined || !counts) return null;

  const left = heard() ? Math.ceil((Date.parse(draft.number.expiresAt) - now()) / 1000) : undefined;
  if (left !== undefined && left <= 0) return <ExpiredHold />;
  const minutes = format.minutes(Math.max(1, Math.ceil((left ?? 0) / 60)));
  return (
    <div className={styles["panel"]}>
      <div className={styles["board"]} data-surface="board">
        <p className={styles["number"]}>
          <span>{t("number.hold.number")}</span> <b>{format.phone(draft.number.msisdn)}</b>
        </p>
        {left !== undefined && (
          <ScoreboardClock label={t("number.hold.label")} secondsLeft={left} warnLabel={t("number.hold.warn", { minutes })} />
        )}
      </div>
      {left !== undefined && left <= WARN_SECONDS && (
        <Notice
          tone="warn"
          {...(!draft.number.extended && {
            action: (
              <Button variant="quiet" busy={busyId !== undefined} busyLabel={t("number.hold.extending")} onClick={() => void extend()}>
                {t("number.hold.extend")}
              </Button>
            ),
          })}
        >
          {draft.number.extended ? t("number.hold.once") : t("number.hold.warn", { minutes })}
        </Notice>
      )}
    </div>
  );
}

/** The hold has run out: says so, asks whether the number is still free, and offers it first. */
function ExpiredHold() {
  const t = useText("order");
  const format = useFormat();
  const { api } = useWizard();
  const { draft } = useOrderDraft();
  const { renew, busyId, failure } = useReservation();
  const id = draft.number?.registryId ?? "";
  const info = useQuery(numberQuery(api, id, draft.number?.expiresAt));
  const number = format.phone(draft.number?.msisdn ?? "");
  const gone = failure?.kind === "taken" || (info.data !== undefined && info.data.state !== "free" && !info.data.heldByMe);
  const text = gone ? "number.hold.expiredGone" : info.data ? "number.hold.expiredFree" : "number.hold.expiredAsk";
  return (
    <>
      <Notice
        tone="warn"
        title={t("number.hold.expiredTitle")}
        {...(!gone && {
          action: (
            <Button busy={busyId !== undefined} busyLabel={t("number.loading")} onClick={() => void renew()}>
              {t("number.hold.again", { number })}
            </Button>
          ),
        })}
      >
        {t(text, { number })}
      </Notice>
      <FormFailure error={failure?.kind === "failed" ? failure.error : undefined} />
    </>
  );
}
