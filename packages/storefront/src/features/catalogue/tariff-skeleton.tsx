import { useText } from "@tribun/i18n";
import { Skeleton, TariffGrid } from "@tribun/ui-kit";

/** Placeholder of three cards. */
export function TariffSkeleton() {
  const t = useText("tariffs");
  return (
    <div role="status" aria-label={t("loading")}>
      <TariffGrid>
        {[1, 2, 3].map((each) => (
          <Skeleton key={each} height="560px" shape="card" />
        ))}
      </TariffGrid>
    </div>
  );
}
