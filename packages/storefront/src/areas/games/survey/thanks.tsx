import { useText } from "@tribun/i18n";
import { buttonClass, Notice } from "@tribun/ui-kit";
import { useEffect, useRef } from "react";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";

type ThanksProps = {
  /** Takes the focus, because the fan has just answered. */
  readonly focus: boolean;
  /** True if the answer waits for the link in a mail. */
  readonly mailed?: boolean;
};

/** Thanks for the answers and links on: a signed-in fan gets a pennant. */
export function Thanks({ focus, mailed = false }: ThanksProps) {
  const t = useText("survey");
  const { user } = useSession();
  const { games } = useBrand().capabilities;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) box.current?.focus();
  }, [focus]);
  return (
    <div id="questions" ref={box} tabIndex={-1}>
      <Notice
        tone={mailed ? "info" : "ok"}
        title={t(mailed ? "mailed" : "thanks")}
        action={
          <AppLink
            href={user ? (games ? "/dashboard/rewards" : "/dashboard/account/profile") : "/fan"}
            className={buttonClass({ variant: "quiet" })}
          >
            {t(user ? "pennants" : "fan")}
          </AppLink>
        }
      >
        {t(mailed ? "mailedText" : "thanksText")}
      </Notice>
    </div>
  );
}
