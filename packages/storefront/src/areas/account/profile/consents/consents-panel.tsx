import type { User } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Notice, Panel, Skeleton, SwitchField } from "@tribun/ui-kit";
import { useState } from "react";
import { ApiErrorNotice } from "../../../../shell/late-errors.tsx";
import shared from "../../shared/edit/account.module.css";
import { useAct } from "../../../../platform/queries/use-act.ts";
import { useProfileChange } from "../../shared/edit/use-profile-change.ts";
import { lazyPart } from "../../../../platform/lazy/lazy-part.tsx";
import { WhenNear } from "../../../../shell/when-near.tsx";

const KINDS = ["email", "sms", "phone", "profiling"] as const;
/** Loaded lazily, because it queries the browser and most fans come for other panels. */
const PushRow = lazyPart(() => import("./push-row.tsx").then((module) => module.PushRow));

type Kind = (typeof KINDS)[number];

/**
 * One switch for each consent; the same press gives and withdraws it (GDPR Art. 7(3), L28). Advertising by mail needs a click on the link
 * in a mail (§ 7 UWG, L29); until then its switch stays off and the row says so.
 */
export function ConsentsPanel({ user }: { readonly user: User }) {
  const t = useText("account");
  return (
    <Panel title={t("consents.title")} headingLevel={2}>
      <p className={shared["soft"]}>{t("consents.hint")}</p>
      <div className={shared["rows"]}>
        {KINDS.map((kind) => (
          <Consent key={kind} kind={kind} user={user} />
        ))}
        <WhenNear place={<Skeleton height="130px" />}>
          <PushRow user={user} />
        </WhenNear>
      </div>
    </Panel>
  );
}

/**
 * One consent with its receipt and its own state. Uses the texts of the registration, because the operator stores one version of them for
 * both.
 */
function Consent({ kind, user }: { readonly kind: Kind; readonly user: User }) {
  const t = useText("account");
  const auth = useText("auth");
  const { busy, failure, run } = useAct<Kind>();
  const change = useProfileChange();
  const given = user.consents[kind];
  const [receipt, setReceipt] = useState<boolean>();
  const waits = kind === "email" && !given ? user.pendingConsent : undefined;
  const turn = (on: boolean) =>
    run(kind, async () => {
      setReceipt(undefined);
      await change({ consents: { [kind]: on } });
      setReceipt(on);
    });
  const profiling = kind === "profiling";
  return (
    <div className={shared["row"]}>
      <SwitchField
        name={`consent-${kind}`}
        checked={given}
        busy={busy !== undefined}
        onChange={(on) => void turn(on)}
        hint={profiling ? t("consents.profilingHint") : undefined}
      >
        {profiling ? t("consents.profiling") : auth(`consent.${kind}`)}
      </SwitchField>
      {waits && (
        <Notice key={waits.until} tone="info" announce>
          {t("consents.emailSent", { email: waits.email })}
        </Notice>
      )}
      {/* Hides the receipt once the consent was changed elsewhere. */}
      {!waits && receipt === given && (
        <Notice tone="ok" announce>
          {t(given ? "consents.on" : "consents.off")}
        </Notice>
      )}
      {failure !== undefined && <ApiErrorNotice error={failure} />}
    </div>
  );
}
