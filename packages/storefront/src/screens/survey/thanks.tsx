import { useText } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";
import { useEffect, useRef } from "react";

/** What there is to say to who has answered; takes the focus where that was just now. */
export function Thanks({ focus }: { readonly focus: boolean }) {
  const t = useText("survey");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) box.current?.focus();
  }, [focus]);
  return (
    <div id="questions" ref={box} tabIndex={-1}>
      <Notice tone="ok" title={t("thanks")}>
        {t("thanksText")}
      </Notice>
    </div>
  );
}
