import { INVITATION_DAYS, INVITATION_GB, INVITATIONS_PER_YEAR, REWARD_PARK_DAYS } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Button, CopyIcon, Panel, ShareIcon } from "@tribun/ui-kit";
import { useState } from "react";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import styles from "./invite.module.css";

/**
 * The invitation code and its link (specification §2: `iCode`), to copy or to share. Says what both sides get and on which conditions (§
 * 6(1) no. 3 DDG).
 */
export function InvitePanel({ code }: { readonly code: string }) {
  const t = useText("invite");
  const { name } = useBrand();
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/?iCode=${encodeURIComponent(code)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // The fan can still select the link.
      setCopied(false);
    }
  };
  const share = async () => {
    try {
      await navigator.share({ text: t("message", { brand: name }), url: link });
    } catch {
      // The fan has closed the share sheet.
    }
  };
  return (
    <Panel title={t("title")} headingLevel={2}>
      <p>{t("text", { gb: INVITATION_GB })}</p>
      <dl className={styles["code"]}>
        <dt>{t("code")}</dt>
        <dd>{code}</dd>
      </dl>
      <p className={styles["link"]}>{link}</p>
      <div className={styles["actions"]}>
        <Button variant="quiet" onClick={() => void copy()}>
          <CopyIcon size={20} aria-hidden="true" />
          {t(copied ? "copied" : "copy")}
        </Button>
        {"share" in navigator && (
          <Button variant="quiet" onClick={() => void share()}>
            <ShareIcon size={20} aria-hidden="true" />
            {t("share")}
          </Button>
        )}
      </div>
      <p className={styles["link"]}>
        {t("conditions", { gb: INVITATION_GB, days: INVITATION_DAYS, friends: INVITATIONS_PER_YEAR, wait: REWARD_PARK_DAYS })}
      </p>
    </Panel>
  );
}
