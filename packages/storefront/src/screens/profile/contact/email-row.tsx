import type { User } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Notice, Pill } from "@tribun/ui-kit";
import { Suspense, useEffect, useRef, useState } from "react";
import { lazyPart } from "../../account-common/lazy-part.tsx";
import { EditRow } from "../../account-shared/edit-row.tsx";
import { EmailAddress } from "./email-address.tsx";

const EmailForm = lazyPart(() => import("./email-form.tsx").then((module) => module.EmailForm));

/** Few have a link that waits. */
const WaitingLink = lazyPart(() => import("./waiting-link.tsx").then((module) => module.WaitingLink));

/** The address of the account, and below it what its link has to prove first: this one, or a new one that is to take its place. */
export function EmailRow({ user }: { readonly user: User }) {
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
      <EditRow
        label={t("email.label")}
        value={
          <>
            <EmailAddress of={email} /> {!emailVerified && <Pill tone="warn">{t("email.unproven")}</Pill>}
          </>
        }
      >
        {(close) => <EmailForm user={user} close={close} />}
      </EditRow>
      {(pendingEmail !== undefined || !emailVerified) && (
        <Suspense>
          <WaitingLink user={user} onWithdrawn={() => setWithdrawn(true)} />
        </Suspense>
      )}
      {withdrawn && (
        <div ref={said} tabIndex={-1}>
          <Notice tone="ok" announce>
            {t("email.withdrawn", { email })}
          </Notice>
        </div>
      )}
    </>
  );
}
