import { addPasskey } from "@tribun/api-client/calls/passkeys";
import { line } from "@tribun/domain";
import { useForm } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Notice, TextField } from "@tribun/ui-kit";
import { useRef, useState } from "react";
import * as v from "valibot";
import { useApi } from "../../../../platform/app/use-app.tsx";
import { knowsPasskeys, passkeys } from "../../../../platform/session/passkeys.ts";
import type { makePasskey } from "../../../../platform/session/passkey/passkey.ts";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import { CurrentPasswordField } from "../../shared/edit/current-password.tsx";
import type { Close } from "../../shared/edit/edit-row.tsx";
import { proofOf } from "../../shared/edit/proof.ts";
import { provenBy } from "../../shared/edit/use-profile-change.ts";

type Made = Awaited<ReturnType<typeof makePasskey>>;

const schema = v.object({ name: line("passkeyName.required", 40), password: v.pipe(v.string(), v.nonEmpty("password.required")) });

/**
 * Form to add a passkey: its name, a proof of identity, and the browser's dialog. After a wrong password the next try reuses the created
 * passkey.
 */
export function PasskeyAdd({ close, changed }: { readonly close: Close; readonly changed: () => Promise<unknown> }) {
  const t = useText("account");
  const auth = useText("auth");
  const api = useApi();
  const made = useRef<Made>(undefined);
  const [unknown, setUnknown] = useState(false);
  const form = useForm({
    schema,
    initial: { name: "", password: "" },
    onSubmit: async ({ name, password }) => {
      setUnknown(!knowsPasskeys());
      if (!knowsPasskeys()) return;
      const browser = await passkeys.load();
      made.current ??= await browser.makePasskey(api);
      if (made.current === undefined) return;
      await provenBy("password", api(addPasskey, { body: { name, made: made.current, ...proofOf(password) } }));
      close(t("passkeys.added", { name }));
      await changed();
    },
  });
  return (
    <ChangeForm form={form} label={t("passkeys.add")} save={t("passkeys.add")} saving={auth("passkey.busy")} onCancel={() => close()}>
      <TextField {...form.text("name")} label={t("passkeys.name")} hint={t("passkeys.nameHint")} autoComplete="off" required />
      <CurrentPasswordField {...form.text("password")} label={t("yourPassword")} />
      {unknown && (
        <Notice tone="warn" announce>
          {auth("passkey.unknown")}
        </Notice>
      )}
    </ChangeForm>
  );
}
