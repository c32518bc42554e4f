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

/** The open confirmation link, and the receipt of a cancelled change until the next change begins. */
export function WaitingLink({ user }: { readonly user: User }) {
  const t = useText("account");
  const { email, emailVerified, pendingEmail } = user;
  const [withdrawn, setWithdrawn] = useState(false);
  const said = useRef<HTMLDivElement>(null);
  // A new change has begun, so remove the receipt of the old one.
  if (withdrawn && pendingEmail !== undefined) setWithdrawn(false);
  // The pressed button has disappeared.
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
  /** Called after the change was cancelled; this component is unmounted by then. */
  readonly onWithdrawn: () => void;
};

/**
 * Sends the confirmation link again: for a new address, which the fan can also cancel, or for the current one. Only the newest link is
 * valid.
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

/** The address and until when its link is valid; afterwards says that it has expired and which address applies. */
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
