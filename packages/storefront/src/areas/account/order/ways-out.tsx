import type { Order } from "@tribun/api-client/contract";
import { germanDay, isBusiness, withdrawalEnd } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { buttonClass, Panel, textLinkClass } from "@tribun/ui-kit";
import { useServerNow } from "../../../platform/app/use-app.tsx";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { isPaid, waitingFor } from "../../../features/orders/waiting.ts";
import styles from "./order-detail.module.css";

/**
 * Links to withdrawal and termination, if they are allowed: fourteen days from the start of the line (§§ 355, 356 BGB), only for consumers
 * (§ 312g BGB), never for a printed jersey (L22). The forms need no login and have their own page.
 */
export function WaysOut({ order }: { readonly order: Order }) {
  const t = useText("orders");
  const format = useFormat();
  const { hotline } = useBrand();
  const { user } = useSession();
  const now = useServerNow();
  if (waitingFor(order) === "over") return null;
  const until = order.activatedAt === undefined ? undefined : withdrawalEnd(germanDay(Date.parse(order.activatedAt)));
  const open = until === undefined || germanDay(now()) <= until;
  const consumer = user !== undefined && !isBusiness(user.customerType);
  const form = `/information/cancellation?order=${encodeURIComponent(order.number)}`;
  const { jersey } = order.summary;
  const printed = jersey?.name !== undefined || jersey?.number !== undefined;
  return (
    <Panel title={t("detail.end")} headingLevel={2}>
      <div className={styles["links"]}>
        {consumer && (
          <p>
            {until === undefined
              ? t("detail.withdrawOpen")
              : t(open ? "detail.withdrawUntil" : "detail.withdrawPast", { date: format.date(until) })}
            {jersey && ` ${t(printed ? "detail.withdrawJersey" : "detail.withdrawJerseyPlain")}`}
          </p>
        )}
        {consumer && open && (
          <AppLink href={`${form}#withdraw`} className={buttonClass({ variant: "quiet", wide: true })}>
            {t("detail.withdraw")}
          </AppLink>
        )}
        {consumer && jersey && !printed && (
          <AppLink href={`${form}&part=jersey#withdraw`} className={textLinkClass({ strong: true })}>
            {t("detail.withdrawJerseyAlone")}
          </AppLink>
        )}
        {isPaid(order) && (
          <AppLink href={`${form}#terminate`} className={textLinkClass({ strong: true })}>
            {t("detail.terminate")}
          </AppLink>
        )}
        <p className={styles["soft"]}>{t("detail.help", { phone: hotline.freeNumber })}</p>
      </div>
    </Panel>
  );
}
