import { useText } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";
import { useEffect, useRef } from "react";

type ThanksProps = {
  /** Takes the focus, as they answered just now. */
  readonly focus: boolean;
  /** Whether the answer that is there may be somebody else's, of the same connection. */
  readonly known?: boolean;
};

/** What there is to say to who has answered. */
export function Thanks({ focus, known = false }: ThanksProps) {
  const t = useText("survey");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) box.current?.focus();
  }, [focus]);
  return (
    <div id="questions" ref={box} tabIndex={-1}>
      <Notice tone={known ? "info" : "ok"} title={t(known ? "known" : "thanks")}>
        {t(known ? "knownText" : "thanksText")}
      </Notice>
    </div>
  );
}
