import type { User } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useServerNow } from "../../../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../../../shell/late-errors.tsx";
import shared from "../../shared/edit/account.module.css";
import { useAct } from "../../../../platform/queries/use-act.ts";
import { useProfileChange } from "../../shared/edit/use-profile-change.ts";
import { EmailAddress } from "./email-address.tsx";

/** The link that waits to be opened, while one does, and that the change was taken back, until another one begins. */
export function WaitingLink({ user }: { readonly user: User }) {
  const t = useText("account");
  const { email, emailVerified, pendingEmail } = user;
  const [withdrawn, setWithdrawn] = useState(false);
  const said = useRef<HTMLDivElement>(null);
  // Another change has begun, whose end is another one.
  if (withdrawn && pendingEmail !== undefined) setWithdrawn(false);
  // The button that was pressed is gone.
  useEffect(() => {
    if (withdrawn) said.current?.focus();
  }, [withdrawn]);
  return (
    <>
      {(pendingEmail !== undefined || (!emailVerified && email !== "")) && <Waiting user={user} onWithdrawn={() => setWithdrawn(true)} />}
      {withdrawn && (
        <div ref={said} tabIndex={-1}>
          <Notice tone="ok" announce>
            {email === "" ? t("email.noneStill") : t("email.withdrawn", { email })}
          </Notice>
        </div>
      )}
    </>
  );
}

type WaitingProps = {
  readonly user: User;
  /** The change was taken back; what stands here is gone by then. */
  readonly onWithdrawn: () => void;
};

/**
 * The link to be sent once more: of a new address, which can be given up as well, or else of the present one.
 * There is one at a time, as a newer one voids the other.
 */
function Waiting({ user: { email, pendingEmail: pending }, onWithdrawn }: WaitingProps) {
  const t = useText("account");
  const change = useProfileChange();
  const { busy, failure, run } = useAct<"send" | "withdraw">();
  const [sentTo, setSentTo] = useState<string>();
  const to = pending?.email ?? email;
  const send = () =>
    run("send", async () => {
      setSentTo(undefined);
      await change({ email: to });
      setSentTo(to);
    });
  const withdraw = () =>
    run("withdraw", async () => {
      await change({ pendingEmail: null });
      onWithdrawn();
    });
  return (
    <div className={shared["row"]}>
      {pending && <Waits key={pending.until} {...pending} present={email} />}
      <div className={shared["actions"]}>
        <Button variant="quiet" busy={busy === "send"} busyLabel={t("email.sending")} onClick={() => void send()}>
          {t("email.again")}
        </Button>
        {pending && (
          <Button variant="quiet" busy={busy === "withdraw"} busyLabel={t("saving")} onClick={() => void withdraw()}>
            {t("email.withdraw")}
          </Button>
        )}
      </div>
      {sentTo === to && (
        <Notice tone="ok" announce>
          {t("email.sent", { email: to })}
        </Notice>
      )}
      {failure !== undefined && <ApiErrorNotice error={failure} />}
    </div>
  );
}

type WaitsProps = NonNullable<User["pendingEmail"]> & { readonly present: string };

/** Which address waits and until when; once that moment is over it says so, and what holds instead. */
function Waits({ email, until, present }: WaitsProps) {
  const t = useText("account");
  const format = useFormat();
  const now = useServerNow();
  const [over, setOver] = useState(() => now() >= Date.parse(until));
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Date.parse(until) - now());
    return () => clearTimeout(timer);
  }, [until, now]);
  return (
    <div className={shared["what"]} role="status">
      <span className={shared["label"]}>{t("email.pending")}</span>
      <span className={shared["value"]}>
        <EmailAddress of={email} />
      </span>
      <span className={shared["soft"]}>
        {present === ""
          ? t(over ? "email.noneOver" : "email.noneUntil", { until: format.dateTime(until) })
          : t(over ? "email.pendingOver" : "email.pendingUntil", { until: format.dateTime(until), email: present })}
      </span>
    </div>
  );
}
