import { FailureHelp, useFailureText } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";

/** Says why the operator did not send what the page needs, with a button to try again and help that knows the error's reference. */
export function Unanswered({ error, again }: { readonly error: unknown; readonly again: () => void }) {
  const t = useText("common");
  const failureText = useFailureText();
  return (
    <Notice tone="bad" announce title={failureText(error)} action={<Button onClick={again}>{t("action.retry")}</Button>}>
      <FailureHelp error={error} />
    </Notice>
  );
}
