import { revokeGiveawayConsent } from "@tribun/api-client/calls/giveaways";
import { FormFailure, useForm } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import { useState } from "react";
import * as v from "valibot";
import { useApi } from "../../api/use-app.tsx";
import styles from "../../forms/form.module.css";

const schema = v.object({});

/** Takes the consent to advertising back with one press, beside the place where it was given (Art. 7(3) GDPR); the entry stays (L30). */
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
  if (revoked) {
    return (
      <Notice tone="ok" announce title={t("revoke.done")}>
        {t("revoke.doneText")}
      </Notice>
    );
  }
  return (
    <form method="post" noValidate className={styles["stack"]} onSubmit={form.submit} aria-label={t("revoke.title")}>
      <h2>{t("revoke.title")}</h2>
      <p>{t("revoke.text")}</p>
      <FormFailure error={form.failure} />
      <div className={styles["actions"]}>
        <Button type="submit" variant="quiet" busy={form.busy} busyLabel={t("revoke.busy")}>
          {t("revoke.submit")}
        </Button>
      </div>
    </form>
  );
}
