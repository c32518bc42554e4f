import { useQueryClient } from "@tanstack/react-query";
import type { User } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../../shell/late-errors.tsx";
import { lazyPart } from "../../../platform/lazy/lazy-part.tsx";
import { useAct } from "../../../platform/queries/use-act.ts";
import shared from "../shared/edit/account.module.css";
import { EditRow } from "../shared/edit/edit-row.tsx";
import { useProfileChange } from "../shared/edit/use-profile-change.ts";
import styles from "./rewards.module.css";

/** Loaded lazily, because most fans are not in the list. */
const NicknameForm = lazyPart(() => import("./nickname-form.tsx").then((module) => module.NicknameForm));

/** The fan's place in the public list: one press to join, one to leave (A9). Each has a receipt, and the list is refetched at once. */
export function OwnPlace({ profile }: { readonly profile: NonNullable<User["profile"]> }) {
  const t = useText("games");
  const scope = useApiScope();
  const client = useQueryClient();
  const change = useProfileChange();
  const { busy, failure, run } = useAct<"leave">();
  const left = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const [leaves, setLeaves] = useState(0);
  const { listed, nickname } = profile;
  const refresh = () => client.invalidateQueries({ queryKey: ["private", scope.language, "leaderboard"] });
  const leave = () =>
    run("leave", async () => {
      pressed.current = true;
      await change({ profile: { listed: false } });
      setLeaves((count) => count + 1);
      await refresh();
    });
  // The pressed button has disappeared.
  useEffect(() => {
    if (!listed && pressed.current) left.current?.focus();
  }, [listed]);
  return (
    <div className={styles["place"]}>
      {!listed && pressed.current && (
        <div ref={left} tabIndex={-1}>
          <Notice tone="ok" title={t("table.left")} />
        </div>
      )}
      <div className={shared["rows"]}>
        {/* A new key after each leave removes the old receipt of joining. */}
        <EditRow key={leaves} label={t("table.nickname")} {...(listed ? { value: nickname } : { action: t("table.join") })}>
          {(close) => (
            <NicknameForm
              nickname={nickname}
              listed={listed}
              onClose={(receipt) => {
                if (receipt !== undefined) {
                  pressed.current = false;
                  void refresh();
                }
                close(receipt);
              }}
            />
          )}
        </EditRow>
      </div>
      {failure !== undefined && <ApiErrorNotice error={failure} onRetry={() => void leave()} />}
      {listed && (
        <div>
          <Button variant="quiet" busy={busy === "leave"} busyLabel={t("table.leaving")} onClick={() => void leave()}>
            {t("table.leave")}
          </Button>
        </div>
      )}
    </div>
  );
}
