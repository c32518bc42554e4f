import { KeywordField, useForm } from "@tribun/forms";
import { isBirthYear, keyword } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import * as v from "valibot";
import { useBrand } from "../../../../platform/brand/use-brand.tsx";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import type { Close } from "../../shared/edit/edit-row.tsx";
import { ownProofOf } from "../../shared/edit/proof.ts";
import { provenBy, useProfileChange } from "../../shared/edit/use-profile-change.ts";
import { CurrentPasswordField } from "../../shared/edit/current-password.tsx";

/**
 * Form to change the keyword for the hotline by the club's rule (A1), never the birth year. Asks for the password, so that a stranger in an
 * open session cannot change it.
 */
export function KeywordForm({ birthday, close }: { readonly birthday: string; readonly close: Close }) {
  const t = useText("account");
  const { keywordRule } = useBrand();
  const change = useProfileChange();
  const form = useForm({
    schema: v.object({
      keyword: v.pipe(
        keyword(keywordRule),
        v.check((word) => !isBirthYear(word, birthday), "keyword.birthYear"),
      ),
      currentPassword: v.pipe(v.string(), v.nonEmpty("password.currentRequired")),
    }),
    initial: { keyword: "", currentPassword: "" },
    onSubmit: async ({ keyword, currentPassword }) => {
      await provenBy("currentPassword", change({ keyword, ...ownProofOf(currentPassword) }));
      close(t("access.keywordSaved"));
    },
  });
  return (
    <ChangeForm form={form} label={t("changeOf", { what: t("access.keyword") })} onCancel={() => close()}>
      <KeywordField form={form} rule={keywordRule} />
      <CurrentPasswordField {...form.text("currentPassword")} />
    </ChangeForm>
  );
}
