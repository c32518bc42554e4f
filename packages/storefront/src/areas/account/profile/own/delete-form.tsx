import { ApiError } from "@tribun/api-client";
import { deleteMe } from "@tribun/api-client/calls/privacy";
import { useForm } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { textLinkClass, useToast } from "@tribun/ui-kit";
import { useRef, useState } from "react";
import * as v from "valibot";
import { useApi } from "../../../../platform/app/use-app.tsx";
import { useSession } from "../../../../platform/signed-in/use-session.ts";
import { AppLink } from "../../../../platform/place/app-link.tsx";
import shared from "../../shared/edit/account.module.css";
import { Ask } from "../../shared/edit/ask.tsx";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import { proofOf } from "../../shared/edit/proof.ts";
import { provenBy } from "../../shared/edit/use-profile-change.ts";
import { CurrentPasswordField } from "../../shared/edit/current-password.tsx";

const schema = v.object({ password: v.pipe(v.string(), v.nonEmpty("password.required")) });
const KEPT = ["keepSubscriber", "keepInvoices", "keepConsents", "keepDebits"] as const;

/** Pages of what is still open, by the operator's reason. */
const OPEN = {
  lineActive: "/dashboard/account/overview",
  orderOpen: "/dashboard",
  invoiceOpen: "/dashboard/bills",
} as const;

/**
 * Form to delete the account: says what the law keeps and how long (L17), asks for the password, and then for confirmation. The operator
 * refuses with a reason while a line, an order or an invoice is open.
 */
export function DeleteForm({ onCancel }: { readonly onCancel: () => void }) {
  const t = useText("account");
  const api = useApi();
  const toast = useToast();
  const { logout } = useSession();
  const [asked, setAsked] = useState(false);
  const sure = useRef(false);
  const form = useForm({
    schema,
    initial: { password: "" },
    onSubmit: async ({ password }) => {
      if (!sure.current) {
        setAsked(true);
        return;
      }
      try {
        await provenBy("password", api(deleteMe, { body: proofOf(password) }));
      } finally {
        setAsked(false);
      }
      toast.show({ tone: "ok", text: t("own.deleted") });
      logout();
    },
  });
  const why = form.failure instanceof ApiError ? form.failure.reason : undefined;
  const open = (["lineActive", "orderOpen", "invoiceOpen"] as const).find((reason) => reason === why);
  return (
    <ChangeForm
      form={form}
      label={t("own.delete")}
      save={t("own.deleteNext")}
      saving={t("own.deleteBusy")}
      onCancel={onCancel}
      wayOut={
        open && (
          <AppLink href={OPEN[open]} className={textLinkClass({ strong: true })}>
            {t(`own.open.${open}`)}
          </AppLink>
        )
      }
    >
      <p>{t("own.deleteText")}</p>
      <ul className={shared["list"]}>
        {KEPT.map((key) => (
          <li key={key}>{t(`own.${key}`)}</li>
        ))}
      </ul>
      <CurrentPasswordField {...form.text("password")} label={t("own.deletePassword")} />
      <Ask
        open={asked}
        title={t("own.deleteAsk")}
        text={t("own.deleteAskText")}
        yes={t("own.deleteYes")}
        no={t("own.deleteNo")}
        busy={form.busy}
        busyLabel={t("own.deleteBusy")}
        onYes={() => {
          sure.current = true;
          void form.submit();
          // Applies only to this submit, even while an earlier one is pending.
          sure.current = false;
        }}
        onNo={() => setAsked(false)}
      />
    </ChangeForm>
  );
}
