import { useText } from "@tribun/i18n";
import { EmptyState, Notice } from "@tribun/ui-kit";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { draftAtom, dropLost } from "../store/draft-atom.ts";
import { useWizard } from "./environment.tsx";
import { StepLink } from "./step-link.tsx";

/** The order without a tariff: an empty state with a link to the tariffs, and once the reason why a stored order was lost. */
export function EmptyCart() {
  const t = useText("order");
  const { links } = useWizard();
  const { lost } = useAtomValue(draftAtom);
  useEffect(() => {
    if (lost !== undefined) dropLost();
  }, [lost]);
  return (
    <>
      {lost !== undefined && <Notice tone="info">{t(`lost.${lost}`)}</Notice>}
      <EmptyState headingLevel={1} title={t("notFound.title")} action={<StepLink href={links.tariffs}>{t("notFound.action")}</StepLink>}>
        {t("notFound.text")}
      </EmptyState>
    </>
  );
}
