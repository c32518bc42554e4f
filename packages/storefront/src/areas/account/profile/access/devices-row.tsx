import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Device, endDevice } from "@tribun/api-client/calls/devices";
import { useFormat, useText } from "@tribun/i18n";
import { Button, Notice, Pill, Skeleton } from "@tribun/ui-kit";
import { useId, useRef, useState } from "react";
import { useApi } from "../../../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../../../shell/late-errors.tsx";
import shared from "../../shared/edit/account.module.css";
import { useFirstRows } from "../../../../shell/account/first-rows.tsx";
import { putAnswer } from "../../shared/put-answer.ts";
import { useAct } from "../../../../platform/queries/use-act.ts";
import styles from "./devices.module.css";
import { devicesQuery } from "./queries.ts";

/** Brand names, the same in every language. */
const BROWSERS = { chrome: "Chrome", edge: "Edge", firefox: "Firefox", safari: "Safari", samsung: "Samsung Internet" } as const;
// An iPad reports itself as a Mac.
const SYSTEMS = { android: "Android", ios: "iOS", windows: "Windows", mac: "Mac/iPad", linux: "Linux" } as const;

/** Most fans look for the current device or a lost one. */
const FEW_DEVICES = 5;

/** The devices with a session, each with a logout button; the current one logs out in the menu. */
export function DevicesRow() {
  const t = useText("account");
  const api = useApi();
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isPending, refetch } = useQuery(devicesQuery({ api }));
  const { busy, failed, failure, run } = useAct<string>();
  const [gone, setGone] = useState<string>();
  const nameOf = useDeviceName();
  const end = (device: Device) =>
    run(device.id, async () => {
      setGone(undefined);
      await api(endDevice, { params: { id: device.id } });
      await putAnswer(client, devicesQuery({ api }).queryKey, (list) => list?.filter(({ id }) => id !== device.id));
      setGone(nameOf(device));
      heading.current?.focus();
    });
  const here = data?.find(({ current }) => current);
  const { shown, more } = useFirstRows(data ?? [], FEW_DEVICES, here);
  const kept = data?.find(({ id }) => id === failed);
  return (
    <div className={shared["row"]}>
      <h3 ref={heading} tabIndex={-1} className={styles["title"]}>
        {t("devices.title")}
      </h3>
      {isPending && <Skeleton height="64px" label={t("loading")} />}
      {error && data === undefined && <ApiErrorNotice error={error} onRetry={() => void refetch()} />}
      {gone !== undefined && (
        <Notice tone="ok" announce>
          {t("devices.gone", { name: gone })}
        </Notice>
      )}
      {kept && <ApiErrorNotice title={t("devices.failed", { name: nameOf(kept) })} error={failure} onRetry={() => void end(kept)} />}
      {data && (
        <ul className={styles["list"]} aria-label={t("devices.title")}>
          {shown.map((device) => (
            <Row key={device.id} device={device} busy={busy === device.id} onEnd={() => void end(device)} />
          ))}
        </ul>
      )}
      {more}
    </div>
  );
}

/** Name of a device: its browser and system. */
function useDeviceName() {
  const t = useText("account");
  return ({ browser, system }: Device): string =>
    [
      browser === "other" ? t("devices.otherBrowser") : BROWSERS[browser],
      system === "other" ? t("devices.otherSystem") : SYSTEMS[system],
    ].join(" · ");
}

type RowProps = { readonly device: Device; readonly busy: boolean; readonly onEnd: () => void };

function Row({ device, busy, onEnd }: RowProps) {
  const t = useText("account");
  const format = useFormat();
  const times = useId();
  const name = useDeviceName()(device);
  return (
    <li className={shared["line"]}>
      <div className={shared["what"]}>
        <span className={shared["value"]}>{name}</span>
        <span id={times} className={shared["soft"]}>
          {t("devices.times", { seen: format.dateTime(device.seenAt), opened: format.date(device.openedAt) })}
        </span>
      </div>
      {device.current ? (
        <Pill tone="ok">{t("devices.current")}</Pill>
      ) : (
        <Button
          variant="quiet"
          busy={busy}
          busyLabel={t("devices.ending")}
          aria-label={busy ? undefined : t("devices.endNamed", { name })}
          aria-describedby={times}
          onClick={onEnd}
        >
          {t("devices.end")}
        </Button>
      )}
    </li>
  );
}
