import { useQuery, useQueryClient } from "@tanstack/react-query";
import { push, subscribePush, unsubscribePush } from "@tribun/api-client/calls/push";
import type { PushState, User } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Button, Notice, Skeleton, SwitchField } from "@tribun/ui-kit";
import { useState } from "react";
import { useApp } from "../../../../platform/app/use-app.tsx";
import { askForAddress, type DeviceState, giveAddressBack, readDevice } from "../../../../platform/push/device.ts";
import { keepDevice } from "../../../../platform/offline/keep-device.ts";
import { writeMarker } from "../../../../platform/push/marker.ts";
import { subjectOf } from "../../../../platform/session/token.ts";
import { ApiErrorNotice } from "../../../../shell/late-errors.tsx";
import shared from "../../shared/edit/account.module.css";
import { useAct } from "../../../../platform/queries/use-act.ts";
import { useProfileChange } from "../../shared/edit/use-profile-change.ts";

const KEY = ["private", "push"];

type Known = { readonly state: PushState; readonly device: DeviceState };
/** Result of the last press; `failed` means the browser's push service, which the operator cannot fix. */
type Receipt = "on" | "off" | "declined" | "failed" | "ended";

/** The browser's push service is unreachable or does not support this device. */
class NoAddress extends Error {}

/**
 * Push messages on this device, off by default (L29, § 7 UWG). Says why the browser cannot show them or needs the installed app, and asks
 * for permission only on a press. The switch also gives and withdraws the consent.
 */
export function PushRow({ user }: { readonly user: User }) {
  const t = useText("account");
  const { api, session } = useApp();
  const client = useQueryClient();
  const change = useProfileChange();
  const { busy, failure, run } = useAct<"here" | "everywhere">();
  const [receipt, setReceipt] = useState<Receipt>();
  const { data, error, refetch } = useQuery<Known>({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      // After a new login the operator still knows this device by the previous session, so register it again.
      await keepDevice({ api, session }).catch(() => undefined);
      return { state: await api(push, { signal }), device: await readDevice() };
    },
    staleTime: 0,
  });
  const learn = async (state: PushState) => client.setQueryData<Known>(KEY, { state, device: await readDevice() });

  const turnOn = async (publicKey: string): Promise<Receipt> => {
    const body = await askForAddress(publicKey).catch((cause: unknown) => {
      throw new NoAddress("no address", { cause });
    });
    if (!body) return "declined";
    await learn(await api(subscribePush, { body }));
    writeMarker({ fan: user.id, endpoint: body.endpoint, session: subjectOf(session.accessToken(), "sid") });
    return "on";
  };
  const turnOff = async (): Promise<Receipt> => {
    // First call the operator: if that fails, the switch stays on, because messages would still come.
    await learn(await api(unsubscribePush, {}));
    await forgetHere();
    return "off";
  };
  const turnOffEverywhere = async (): Promise<Receipt> => {
    await change({ consents: { push: false } });
    await forgetHere();
    return "ended";
  };
  const forgetHere = async () => {
    writeMarker(undefined);
    await giveAddressBack().catch(() => undefined);
  };
  const act = (name: "here" | "everywhere", work: () => Promise<Receipt>) =>
    run(name, async () => {
      setReceipt(undefined);
      try {
        setReceipt(await work());
      } catch (cause) {
        if (!(cause instanceof NoAddress)) throw cause;
        setReceipt("failed");
      }
      await refetch();
      // The consent has changed too.
      await session.reload().catch(() => undefined);
    });

  if (error && !data)
    return (
      <div className={shared["row"]}>
        <ApiErrorNotice error={error} onRetry={() => void refetch()} />
      </div>
    );
  if (!data)
    return (
      <div className={shared["row"]} role="status" aria-label={t("push.loading")}>
        <Skeleton height="64px" />
      </div>
    );
  const { state, device } = data;
  const on = state.on && device === "taking";
  const others = state.devices - (state.on ? 1 : 0);
  const cannot = device === "unsupported" || device === "needsInstall" || device === "blocked";
  return (
    <div className={shared["row"]}>
      {cannot ? (
        <div className={shared["what"]}>
          <span className={shared["value"]}>{t("push.title")}</span>
          <span className={shared["soft"]}>{t(`push.${device}`)}</span>
        </div>
      ) : (
        <SwitchField
          name="push-here"
          checked={on}
          busy={busy !== undefined}
          onChange={(wanted) => void act("here", () => (wanted ? turnOn(state.publicKey) : turnOff()))}
          hint={t("push.hint")}
        >
          {t("push.title")}
        </SwitchField>
      )}
      {(others > 0 || (user.consents.push && !on)) && (
        <div className={shared["line"]}>
          <span className={shared["soft"]}>{others > 0 ? t("push.others", { count: others }) : t("push.nowhere")}</span>
          <Button variant="quiet" busy={busy === "everywhere"} onClick={() => void act("everywhere", turnOffEverywhere)}>
            {t("push.everywhere")}
          </Button>
        </div>
      )}
      {receipt !== undefined && (
        <Notice tone={receipt === "failed" ? "bad" : receipt === "declined" ? "info" : "ok"} announce>
          {t(`push.${receipt}`)}
        </Notice>
      )}
      {failure !== undefined && <ApiErrorNotice error={failure} />}
    </div>
  );
}
