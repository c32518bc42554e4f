import type { ActiveOption, Line } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Board, Button, Pill, SegmentBar, ShirtNumber, textLinkClass, type Tone } from "@tribun/ui-kit";
import { ApiErrorNotice } from "../../../shell/late-errors.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import styles from "./options.module.css";
import { usePackWords } from "./pack-words.ts";
import { useRenewal } from "./use-renewal.ts";

const TONES: Readonly<Record<ActiveOption["state"], Tone>> = { scheduled: "info", active: "ok", renewing: "warn" };
const KINDS = ["dataMb", "minutes", "sms"] as const;
const METERS = { dataMb: "running.meter.data", minutes: "running.meter.minutes", sms: "running.meter.sms" } as const;

type RunningPackProps = { readonly pack: ActiveOption; readonly line: Line | undefined };

/** A pack on a line: the remaining volume on the board, its start or end, and buttons to start it now and to stop its renewal. */
export function RunningPack({ pack, line }: RunningPackProps) {
  const t = useText("packs");
  const format = useFormat();
  const words = usePackWords();
  const renewal = useRenewal(pack);
  const again = renewal.failed;
  const { option, state, autoRenew } = pack;
  const phone = line && format.phone(line.msisdn);
  return (
    <Board label={phone === undefined ? option.name : t("running.region", { pack: option.name, phone })}>
      <div className={styles["boardHead"]}>
        <div>
          <h3 className={styles["packName"]}>{option.name}</h3>
          {phone !== undefined && <p className={styles["plain"]}>{phone}</p>}
        </div>
        <Pill tone={TONES[state]}>{t(`running.state.${state}`)}</Pill>
      </div>
      {KINDS.map((kind) => (
        <Left key={kind} kind={kind} pack={pack} />
      ))}
      <p className={styles["plain"]} role="status">
        {state === "scheduled" && `${t("running.starts", { date: format.dateTime(pack.startedAt) })} `}
        {state === "renewing" ? t("running.renewing", { validity: words.validity(option.validity) }) : <End pack={pack} />}
      </p>
      {pack.withdrawal && (
        <AppLink
          href={`/information/cancellation?order=${encodeURIComponent(pack.withdrawal.number)}#withdraw`}
          className={textLinkClass({ strong: true })}
        >
          {t("running.withdraw", { date: format.date(pack.withdrawal.until) })}
        </AppLink>
      )}
      {again !== undefined && <ApiErrorNotice error={renewal.failure} onRetry={() => renewal.run(again)} />}
      {state === "scheduled" && (
        <>
          {!words.business && <p className={styles["plain"]}>{t("running.startEarly")}</p>}
          <div>
            <Button variant="quiet" busy={renewal.busy === "start"} busyLabel={t("running.busy")} onClick={() => renewal.run("start")}>
              {t("running.start")}
            </Button>
          </div>
        </>
      )}
      {option.renewal === "auto" && (state !== "renewing" || autoRenew) && (
        <div>
          <Button
            variant="quiet"
            busy={renewal.busy === "stop" || renewal.busy === "resume"}
            busyLabel={t("running.busy")}
            onClick={() => renewal.run(autoRenew ? "stop" : "resume")}
          >
            {t(autoRenew ? "running.stop" : "running.resume")}
          </Button>
        </div>
      )}
    </Board>
  );
}

/** The remaining amount of one kind as a number and a bar; only named if unlimited. */
function Left({ kind, pack: { option, remaining } }: { readonly kind: (typeof KINDS)[number]; readonly pack: ActiveOption }) {
  const t = useText("packs");
  const format = useFormat();
  const words = usePackWords();
  const total = option.allowance[kind];
  const left = remaining[kind] ?? total;
  if (total === undefined || left === undefined) return null;
  if (total < 0 || left < 0)
    return <p className={styles["left"]}>{words.holds({ allowance: { [kind]: -1, zone: option.allowance.zone } })}</p>;
  const whole = (value: number) => (kind === "dataMb" ? Math.round(value / 100) / 10 : Math.floor(value));
  const values = { left: format.number(whole(left)), total: words.amount(kind, whole(total)) };
  return (
    <>
      <div className={styles["score"]}>
        <ShirtNumber size="m">{values.left}</ShirtNumber>
        <span className={styles["scoreText"]}>{t("running.of", values)}</span>
      </div>
      <SegmentBar value={left} max={total} label={t(METERS[kind])} valueText={t("running.left", values)} />
    </>
  );
}

/** The end or renewal of a pack. Shows the time, because packs begin at any hour. */
function End({ pack: { option, endsAt, autoRenew } }: { readonly pack: ActiveOption }) {
  const t = useText("packs");
  const format = useFormat();
  const words = usePackWords();
  if (!autoRenew) return t("running.ends", { date: format.dateTime(endsAt) });
  return t("running.renews", { date: format.date(endsAt), validity: words.validity(option.validity) });
}
