import { useQuery } from "@tanstack/react-query";
import type { TariffType } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { chipClass, Section, TextLink } from "@tribun/ui-kit";
import { useState } from "react";
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

/** Three tariffs of a type. The chips are links to the list, which the living page answers on the spot. */
export function HomeTariffs() {
  const t = useText("home");
  const { data, error, refetch } = useQuery(tariffsQuery(useApiScope()));
  const { capabilities } = useBrand();
  const [wanted, setWanted] = useState(FIRST_TYPE);
  const types = data ? typesOf(data, capabilities.business) : [FIRST_TYPE];
  const type = types.includes(wanted) ? wanted : (types[0] ?? FIRST_TYPE);
  const tariffs = data && groupTariffs(data, [type], false)[0]?.tariffs.slice(0, SHOWN);
  return (
    <Section title={t("cards.title")} aside={<TypeChips types={types} type={type} onChoose={setWanted} />}>
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
      </p>
    </Section>
  );
}

type TypeChipsProps = { readonly types: readonly TariffType[]; readonly type: TariffType; readonly onChoose: (type: TariffType) => void };

function TypeChips({ types, type, onChoose }: TypeChipsProps) {
  const t = useText("tariffs");
  const common = useText("common");
  return (
    <nav className={styles["chips"]} aria-label={t("filter.type")}>
      {types.map((each) => (
        <a
          key={each}
          href={`/tarife?type=${each}#${each}`}
          className={chipClass({ chosen: each === type })}
          aria-current={each === type ? "true" : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onChoose(each);
          }}
        >
          {common(`tariffType.${each}`)}
        </a>
      ))}
    </nav>
  );
}
