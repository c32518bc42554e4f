import type { User } from "@tribun/api-client/contract";
import { FormFailure } from "@tribun/forms";
import { LANGUAGES } from "@tribun/domain";
import { useI18n, useLanguage, useText } from "@tribun/i18n";
import { Button, Notice, Panel, RadioCards } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import { chooseLanguage } from "../../../shell/language.ts";
import shared from "../shared/edit/account.module.css";
import { useKeptForm } from "../../../features/kept-forms/kept-forms.ts";
import { useChoiceForm } from "../shared/edit/use-choice-form.ts";
import { useProfileChange } from "../shared/edit/use-profile-change.ts";

/** Form for the language of mails and bills; the pages follow it. */
export function LanguagePanel({ user }: { readonly user: User }) {
  const t = useText("account");
  const common = useText("common");
  const i18n = useI18n();
  const page = useLanguage();
  const change = useProfileChange();
  const [saved, setSaved] = useState(false);
  const form = useChoiceForm({
    name: "language",
    choices: LANGUAGES,
    initial: user.language,
    onSubmit: async (language) => {
      setSaved(false);
      await change({ language });
      await chooseLanguage(i18n, language);
      setSaved(true);
    },
  });
  const { choice: chosen } = form;
  useKeptForm("language", form);
  // Follows a change on another device, but keeps an unsaved choice of this one.
  const known = useRef(user.language);
  useEffect(() => {
    const before = known.current;
    known.current = user.language;
    // A choice that was restored after a new login counts as unsaved too.
    if (user.language !== before && chosen.value === before) chosen.onChange(user.language);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs when the account's language changes, not when the choice changes
  }, [user.language]);
  return (
    <Panel title={t("language.title")} headingLevel={2}>
      <form method="post" noValidate className={shared["form"]} aria-label={t("language.title")} onSubmit={form.submit}>
        <RadioCards
          {...chosen}
          legend={t("language.title")}
          legendHidden
          hint={t("language.hint")}
          options={LANGUAGES.toReversed().map((value) => ({ value, title: common(`language.${value}`) }))}
        />
        <FormFailure error={form.failure} />
        {/* The receipt names the language of its text, which may no longer be the page's. */}
        {saved && page === user.language && (
          <Notice tone="ok" announce>
            {t("language.saved")}
          </Notice>
        )}
        <div className={shared["actions"]}>
          <Button type="submit" variant="quiet" busy={form.busy} busyLabel={t("saving")}>
            {t("language.save")}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
