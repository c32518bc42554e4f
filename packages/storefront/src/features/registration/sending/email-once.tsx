import { EmailField, type FieldSource, useAfterPress } from "@tribun/forms";
import { emailMeant } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { type ReactNode, useState } from "react";

type EmailOnceProps = {
  readonly form: FieldSource<"email" | "emailConfirmation">;
  /** Runs when the fan leaves the address. */
  readonly onLeave: () => void;
  /** Shown between the address and its repetition. */
  readonly children: ReactNode;
};

/**
 * The e-mail address, and its repetition where it helps: after a paste or autofill, because the fan has not looked at the address, and for
 * one that looks like a typo. Any other address repeats itself, because the same data must not be asked for twice (WCAG 3.3.7).
 */
export function EmailOnce({ form, onLeave, children }: EmailOnceProps) {
  const t = useText("auth");
  const email = form.text("email");
  const again = form.text("emailConfirmation");
  // After a reload, Back or an address from another page, only what is not repeated yet is asked for.
  const [asked, setAsked] = useState(email.value !== again.value);
  // Once shown it stays, also while the fan is about to mend it.
  if (again.error !== undefined && !asked) setAsked(true);
  const afterPress = useAfterPress();

  const type = (typed: string) => {
    const doubted = typed !== "" && typed !== emailMeant(email.value) && (asked || cameAtOnce(email.value, typed));
    form.set("email", typed);
    if (!doubted) again.onChange(emailMeant(typed) === undefined ? typed : "");
    else if (!asked) again.onChange("");
    setAsked(doubted);
  };
  return (
    <>
      <EmailField
        {...email}
        onChange={type}
        onBlur={() => {
          email.onBlur();
          onLeave();
          if (email.value !== again.value) afterPress(() => setAsked(true));
        }}
        label={t("contact.email")}
        hint={t("contact.emailHint")}
      />
      {children}
      {asked && (
        <EmailField {...again} label={t("contact.emailConfirmation")} hint={t("contact.emailConfirmationHint")} autoComplete="off" />
      )}
    </>
  );
}

/**
 * True when a part of the address came in at once and not letter by letter: by paste, by autofill or by a keyboard's suggestion. A keyboard
 * may have a key for the part from the @ on.
 */
function cameAtOnce(before: string, typed: string): boolean {
  const shorter = Math.min(before.length, typed.length);
  let start = 0;
  while (start < shorter && before[start] === typed[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === typed.at(-1 - end)) end += 1;
  const inserted = typed.slice(start, typed.length - end);
  return inserted.length > 1 && typed.includes("@") && !inserted.startsWith("@");
}
