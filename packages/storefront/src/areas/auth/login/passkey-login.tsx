import { FormFailure } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import { useState } from "react";
import { useApi } from "../../../platform/app/use-app.tsx";
import styles from "../../../platform/forms/form.module.css";
import { knowsPasskeys, passkeys } from "../../../platform/session/passkeys.ts";
import { useSession } from "../../../platform/signed-in/use-session.ts";

/** Login by passkey. Shows no error if the fan closes the browser's dialog. */
export function PasskeyLogin() {
  const t = useText("auth");
  const api = useApi();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [unknown, setUnknown] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const signIn = async () => {
    setUnknown(!knowsPasskeys());
    if (!knowsPasskeys()) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { signInByPasskey } = await passkeys.load();
      const tokens = await signInByPasskey(api);
      if (tokens) await session.login(tokens);
    } catch (error) {
      setFailure(() => error);
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        className={styles["scripted"]}
        data-hydrates="passkey"
        variant="quiet"
        busy={busy}
        busyLabel={t("passkey.busy")}
        onClick={() => void signIn()}
      >
        {t("passkey.use")}
      </Button>
      {unknown && (
        <Notice tone="warn" announce>
          {t("passkey.unknown")}
        </Notice>
      )}
      <FormFailure error={failure} />
    </>
  );
}
