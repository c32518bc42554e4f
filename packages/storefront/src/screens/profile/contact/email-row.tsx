import type { User } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Button, Notice, Pill } from "@tribun/ui-kit";
import { useState } from "react";
import { ApiErrorNotice } from "../../../shell/api-error-view.tsx";
import shared from "../../account-shared/account.module.css";
import { EditRow } from "../../account-shared/edit-row.tsx";
import { useAct } from "../../account-shared/use-act.ts";
import { useProfileChange } from "../../account-shared/use-profile-change.ts";
import { EmailForm } from "./email-form.tsx";

/** The address of the account; one that nobody has proven yet can have its link once more. */
export function EmailRow({ user }: { readonly user: User }) {
  const t = useText("account");
  return (
    <>
      <EditRow
        label={t("email.label")}
        value={
          <>
            <Address of={user.email} /> {!user.emailVerified && <Pill tone="warn">{t("email.unproven")}</Pill>}
          </>
        }
      >
        {(close) => <EmailForm user={user} close={close} />}
      </EditRow>
      {!user.emailVerified && <LinkAgain email={user.email} />}
    </>
  );
}

/** An address breaks behind its sign before it breaks in a word. */
function Address({ of }: { readonly of: string }) {
  const at = of.lastIndexOf("@") + 1;
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  );
}

function LinkAgain({ email }: { readonly email: string }) {
  const t = useText("account");
  const change = useProfileChange();
  const { busy, failure, run } = useAct<"send">();
  const [sent, setSent] = useState(false);
  const send = () =>
    run("send", async () => {
      setSent(false);
      await change({ email });
      setSent(true);
    });
  return (
    <div className={shared["row"]}>
      <div className={shared["actions"]}>
        <Button variant="quiet" busy={busy !== undefined} busyLabel={t("email.sending")} onClick={() => void send()}>
          {t("email.again")}
        </Button>
      </div>
      {sent && (
        <Notice tone="ok" announce>
          {t("email.sent", { email })}
        </Notice>
      )}
      {failure !== undefined && <ApiErrorNotice error={failure} />}
    </div>
  );
}
