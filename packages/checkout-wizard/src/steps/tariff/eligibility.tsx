import type { Tariff } from "@tribun/api-client/contract";
import { tariffNeeds } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";
import type { Obstacle } from "../../machine/obstacle.ts";
import { useWizard } from "../../shared/environment.tsx";
import { StepLink } from "../../shared/step-link.tsx";
import styles from "./tariff.module.css";

type EligibilityProps = { readonly tariff: Tariff; readonly obstacle: Obstacle | undefined };

/** What the tariff requires of the customer; if this fan does not meet it, the reason and the next step. */
export function Eligibility({ tariff, obstacle }: EligibilityProps) {
  const t = useText("order");
  const common = useText("common");
  const { links } = useWizard();
  const needs = tariffNeeds(tariff.eligibility);
  if (obstacle !== undefined) {
    return (
      <Notice
        tone="warn"
        announce
        title={t(`tariff.obstacle.${obstacle}.title`)}
        action={
          <div className={styles["links"]}>
            {obstacle === "signIn" && <StepLink href={links.login("tariff")}>{t("tariff.obstacle.signIn.login")}</StepLink>}
            {obstacle === "business" && <StepLink href={links.company}>{t("tariff.obstacle.business.ask")}</StepLink>}
            {obstacle === "sameTariff" && <StepLink href={links.lines}>{t("ways.lines")}</StepLink>}
            <StepLink variant={obstacle === "mainLine" ? "action" : "quiet"} href={links.tariffs}>
              {t("tariff.other")}
            </StepLink>
          </div>
        }
      >
        {t(`tariff.obstacle.${obstacle}.text`)}
      </Notice>
    );
  }
  if (needs.length === 0) return null;
  return <Notice tone="info">{needs.map((need) => common(`tariffNeed.${need}`)).join(" ")}</Notice>;
}
