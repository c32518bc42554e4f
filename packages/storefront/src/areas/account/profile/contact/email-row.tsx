import type { User } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Pill } from "@tribun/ui-kit";
import { Suspense, useState } from "react";
import { lazyPart } from "../../../../platform/lazy/lazy-part.tsx";
import { EditRow } from "../../shared/edit/edit-row.tsx";
import { EmailAddress } from "./email-address.tsx";

const EmailForm = lazyPart(() => import("./email-form.tsx").then((module) => module.EmailForm));

/** Few have a link that waits. */
const WaitingLink = lazyPart(() => import("./waiting-link.tsx").then((module) => module.WaitingLink));

/** The address of the account, or why it has none, and below it what its link has to prove first: this one, or a new one that is to take its place. */
export function EmailRow({ user }: { readonly user: User }) {
  const t = useText("account");
  const { email, emailVerified, pendingEmail } = user;
  const isGone = email === "";
  const waits = pendingEmail !== undefined || (!emailVerified && !isGone);
  // Stays once it was there, to say that it was taken back.
  const [waited, setWaited] = useState(waits);
  if (waits && !waited) setWaited(true);
  return (
    <>
      <EditRow
        label={t("email.label")}
        value={
          isGone ? (
            t("email.none")
          ) : (
            <>
              <EmailAddress of={email} /> {!emailVerified && <Pill tone="warn">{t("email.unproven")}</Pill>}
            </>
          )
        }
        hint={isGone ? t("email.noneHint") : undefined}
      >
        {(close) => <EmailForm user={user} close={close} />}
      </EditRow>
      {waited && (
        <Suspense>
          <WaitingLink user={user} />
        </Suspense>
      )}
    </>
  );
}
