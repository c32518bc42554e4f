import { revokeGiveawayConsent } from "@tribun/api-client/calls/giveaways";
import { FormFailure, useForm } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, buttonClass, Notice } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { useApi } from "../../../platform/app/use-app.tsx";
import styles from "../../../platform/forms/form.module.css";
import giveaway from "./giveaway.module.css";

const schema = v.object({});

/**
 * Withdraws the consent to advertising with one press (Art. 7(3) GDPR); the entry stays (L30). Without a script the fan uses the page that
 * every advertising mail links to.
 * @param token the secret of that link
 */
export function RevokeConsent({ token }: { readonly token: string }) {
  const t = useText("giveaway");
  const api = useApi();
  const [revoked, setRevoked] = useState(false);
  const form = useForm({
    schema,
    initial: {},
    onSubmit: async () => {
      await api(revokeGiveawayConsent, { body: { token } });
      setRevoked(true);
    },
  });
  const said = useRef<HTMLDivElement>(null);
  // The pressed button has disappeared.
  useEffect(() => {
    if (revoked) said.current?.focus();
  }, [revoked]);
  if (revoked) {
    return (
      <div ref={said} tabIndex={-1}>
        <Notice tone="ok" title={t("revoke.done")}>
          {t("revoke.doneText")}
        </Notice>
      </div>
    );
  }
  return (
    <div className={styles["stack"]}>
      <h2>{t("revoke.title")}</h2>
      <p>{t("revoke.text")}</p>
      <noscript>
        <div className={styles["actions"]}>
          <a href={`/c/unsubscribe/${encodeURIComponent(token)}`} className={buttonClass({ variant: "quiet" })}>
            {t("revoke.submit")}
          </a>
        </div>
      </noscript>
      <form
        method="post"
        noValidate
        className={`${styles["stack"]} ${giveaway["scripted"]}`}
        onSubmit={form.submit}
        aria-label={t("revoke.title")}
      >
        <FormFailure error={form.failure} />
        <div className={styles["actions"]}>
          <Button type="submit" variant="quiet" busy={form.busy} busyLabel={t("revoke.busy")}>
            {t("revoke.submit")}
          </Button>
        </div>
      </form>
    </div>
  );
}
