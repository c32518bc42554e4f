import { useQuery } from "@tanstack/react-query";
import type { TariffType } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { chipClass, Section, TextLink } from "@tribun/ui-kit";
import { tariffsQuery } from "../../api/queries.ts";
import { useApiScope } from "../../api/use-app.tsx";
import { useBrand } from "../../brand/use-brand.tsx";
import { AppLink } from "../../shell/app-link.tsx";
import { LazyApiErrorNotice } from "../../shell/lazy-errors.tsx";
import { groupTariffs, typesOf } from "../tariffs/catalogue.ts";
import { TariffCards } from "../tariffs/tariff-cards.tsx";
import { TariffSkeleton } from "../tariffs/tariff-skeleton.tsx";
import styles from "./home.module.css";

const FIRST_TYPE: TariffType = "flex";
const SHOWN = 3;

/** Three tariffs of the type that fits most. The chips lead to the list with all of their kind. */
export function HomeTariffs() {
  const t = useText("home");
  const shell = useText("shell");
  const { data, error, refetch } = useQuery(tariffsQuery(useApiScope()));
  const { capabilities } = useBrand();
  const types = data ? typesOf(data, capabilities.business) : [FIRST_TYPE];
  const type = types.includes(FIRST_TYPE) ? FIRST_TYPE : (types[0] ?? FIRST_TYPE);
  const tariffs = data && groupTariffs(data, [type], false)[0]?.tariffs.slice(0, SHOWN);
  return (
    <Section title={t("cards.title")} aside={<TypeChips types={types} />}>
      {tariffs ? (
        <TariffCards tariffs={tariffs} />
      ) : error ? (
        <LazyApiErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <TariffSkeleton />
      )}
      <p className={styles["all"]}>
        <TextLink
          strong
          render={({ className }) => (
            <AppLink href="/tarife?compare=all" className={className}>
              {t("cards.all")}
            </AppLink>
          )}
        />
        <TextLink
          strong
          render={({ className }) => (
            <AppLink href="/campaigns" className={className}>
              {shell("footer.campaigns")}
            </AppLink>
          )}
        />
      </p>
    </Section>
  );
}

function TypeChips({ types }: { readonly types: readonly TariffType[] }) {
  const t = useText("tariffs");
  const common = useText("common");
  return (
    <nav className={styles["chips"]} aria-label={t("filter.type")}>
      {types.map((each) => (
        <AppLink key={each} href={`/tarife?type=${each}`} className={chipClass()}>
          {common(`tariffType.${each}`)}
        </AppLink>
      ))}
    </nav>
  );
}
