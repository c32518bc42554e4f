import type { Line } from "@tribun/api-client/contract";
import { type Formats, type Text, useFormat, useText } from "@tribun/i18n";
import { Notice, textLinkClass } from "@tribun/ui-kit";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { orderHref } from "../../../platform/place/hrefs.ts";
import styles from "./dashboard.module.css";

/** What a pending line waits for: its set-up, or the day of its porting, and what happens until then. */
export function PendingNote({ line }: { readonly line: Line }) {
  const t = useText("dashboard");
  const format = useFormat();
  const { porting, orderId } = line;
  if (porting === undefined) return <p className={styles["boardNote"]}>{t("line.pendingText")}</p>;
  if (porting.state !== "declined") return <p className={styles["boardNote"]}>{portText(porting, t, format)}</p>;
  return (
    <Notice
      tone="warn"
      action={
        orderId !== undefined && (
          <AppLink href={orderHref(orderId)} className={textLinkClass({ strong: true })}>
            {t("line.port.declinedOpen")}
          </AppLink>
        )
      }
    >
      {t("line.port.declined")}
    </Notice>
  );
}

function portText({ state, date, donor }: NonNullable<Line["porting"]>, t: Text<"dashboard">, format: Formats): string {
  const from = donor ?? t("line.port.donor");
  if (state === "switching") return t("line.port.switching");
  if (state === "cancelled") return t("line.port.cancelled");
  return date === undefined ? t("line.port.asked", { donor: from }) : t("line.port.dated", { date: format.date(date), donor: from });
}
