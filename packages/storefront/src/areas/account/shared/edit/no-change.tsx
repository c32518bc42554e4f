import { useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import type { Close } from "./edit-row.tsx";
import { useLeftFocus } from "./use-left-focus.ts";

/** Replaces the form with the reason why no change is possible now. */
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
