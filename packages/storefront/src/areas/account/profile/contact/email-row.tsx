import type { User } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Pill } from "@tribun/ui-kit";
import { Suspense, useState } from "react";
import { lazyPart } from "../../../../platform/lazy/lazy-part.tsx";
import { EditRow } from "../../shared/edit/edit-row.tsx";
import { EmailAddress } from "./email-address.tsx";

const EmailForm = lazyPart(() => import("./email-form.tsx").then((module) => module.EmailForm));

/** Loaded lazily, because most fans have no open link. */
const WaitingLink = lazyPart(() => import("./waiting-link.tsx").then((module) => module.WaitingLink));

/** The account's e-mail address, or why there is none, and below it the address that still needs confirmation: the current or a new one. */
export function EmailRow({ user }: { readonly user: User }) {
  const t = useText("account");
  const { email, emailVerified, pendingEmail } = user;
  const isGone = email === "";
  const waits = pendingEmail !== undefined || (!emailVerified && !isGone);
  // Stays mounted after the end, to show the receipt of a cancelled change.
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
