import { useText } from "@tribun/i18n";
import { EmptyState } from "@tribun/ui-kit";
import { useWizard } from "./environment.tsx";
import { StepLink } from "./step-link.tsx";

/** An order without a tariff: an empty bench, and where the first player comes from. */
export function EmptyCart() {
  const t = useText("order");
  const { links } = useWizard();
  return (
    <EmptyState headingLevel={1} title={t("notFound.title")} action={<StepLink href={links.tariffs}>{t("notFound.action")}</StepLink>}>
      {t("notFound.text")}
    </EmptyState>
  );
}
