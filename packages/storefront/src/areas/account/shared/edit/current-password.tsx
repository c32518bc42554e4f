import { FormFailure } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, PasswordField } from "@tribun/ui-kit";
import type { ComponentProps } from "react";
import { useApi } from "../../../../platform/app/use-app.tsx";
import { passkeys } from "../../../../platform/session/passkeys.ts";
import { useSession } from "../../../../platform/signed-in/use-session.ts";
import { useAct } from "../../../../platform/queries/use-act.ts";
import styles from "./account.module.css";
import { isMark, markOf } from "./proof.ts";

type CurrentPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, "label" | "showLabel" | "hideLabel"> & {
  /** Label for a proof of something other than a change. */
  readonly label?: string;
};

/**
 * Field for the current password, which proves the owner of an open session. A fan with a passkey can use it instead: the field then
 * contains a mark that `proofOf` turns into the proof.
 */
export function CurrentPasswordField({ label, ...field }: CurrentPasswordFieldProps) {
  const t = useText("account");
  const auth = useText("auth");
  const { user } = useSession();
  const api = useApi();
  const { busy, failure, run } = useAct<"sign">();
  const marked = isMark(field.value);
  const sign = () =>
    run("sign", async () => {
      const { signProof } = await passkeys.load();
      const signed = await signProof(api);
      if (signed) field.onChange(markOf(signed));
    });
  // After a refusal the mark is useless, so show the password field again.
  if (marked && field.error === undefined)
    return (
      <div className={styles["line"]} role="status">
        <span className={styles["value"]}>{t("passkeys.proven")}</span>
        <Button variant="quiet" onClick={() => field.onChange("")}>
          {t("passkeys.byPassword")}
        </Button>
      </div>
    );
  return (
    <>
      <PasswordField
        {...field}
        value={marked ? "" : field.value}
        label={label ?? t("access.current")}
        showLabel={auth("password.show")}
        hideLabel={auth("password.hide")}
        required
      />
      {user?.hasPasskey && (
        <div className={styles["actions"]}>
          <Button variant="quiet" busy={busy !== undefined} busyLabel={auth("passkey.busy")} onClick={() => void sign()}>
            {auth("passkey.use")}
          </Button>
        </div>
      )}
      <FormFailure error={failure} />
    </>
  );
}
