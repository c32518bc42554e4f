import { useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import type { Close } from "./edit-row.tsx";
import { useLeftFocus } from "./use-left-focus.ts";

/** Why nothing can be changed now, in the place of the form. */
export function NoChange({ close, children }: { readonly close: Close; readonly children: string }) {
  const t = useText("account");
  return (
    <div ref={useLeftFocus()} tabIndex={-1}>
      <Notice
        tone="info"
        announce
        action={
          <Button variant="quiet" onClick={() => close()}>
            {t("cancel")}
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
