import { OfferLink } from "./offer-link.tsx";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { Tariff } from "@tribun/api-client/contract";
import type { TariffType } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Container, Section, TextLink, textLinkClass } from "@tribun/ui-kit";
import { useMemo } from "react";
import { tariffsQuery } from "../../api/queries.ts";
import { useApiScope } from "../../api/use-app.tsx";
import { useBrand } from "../../brand/use-brand.tsx";
import { AppLink } from "../../shell/app-link.tsx";
import { EmptyPlace } from "../../shell/empty-place.tsx";
import { LazyApiErrorView } from "../../shell/lazy-errors.tsx";
import { benchOf } from "./bench.ts";
import { groupTariffs, typesOf } from "./catalogue.ts";
import { Comparison } from "./comparison.tsx";
import { Filters } from "./filters.tsx";
import { usePacksFrom } from "./packs.ts";
import { TariffCards } from "./tariff-cards.tsx";
import { TariffSkeleton } from "./tariff-skeleton.tsx";
import { Tray, useBench } from "./tray.tsx";
import styles from "./tariffs.module.css";

/** All tariffs by type; what is chosen stands in the address, so that it can be shared, survives a reload and another language, and Back undoes it. */
export function Tariffs() {
  const t = useText("tariffs");
  const { data, error, refetch } = useQuery(tariffsQuery(useApiScope()));
  return (
    <>
      <Container width="full">
        <div className={styles["head"]}>
          <h1 className={styles["title"]}>{t("title")}</h1>
          <p className={styles["lead"]}>{t("lead")}</p>
        </div>
      </Container>
      {data ? (
        <Catalogue tariffs={data} />
      ) : error ? (
        <LazyApiErrorView error={error} onRetry={() => void refetch()} headingLevel={2} />
      ) : (
        <Container width="full">
          <TariffSkeleton />
        </Container>
      )}
    </>
  );
}

function Catalogue({ tariffs }: { readonly tariffs: readonly Tariff[] }) {
  const t = useText("tariffs");
  const { capabilities } = useBrand();
  const packsFrom = usePacksFrom();
  const filter = useSearch({ from: "/tarife" });
  const { type, term, compare, view } = filter;
  const types = useMemo(() => typesOf(tariffs, capabilities.business), [tariffs, capabilities.business]);
  const chosen = useMemo(() => benchOf(compare, tariffs, types), [compare, tariffs, types]);
  const bench = useBench(chosen, filter);
  const shown = groupTariffs(tariffs, type ? types.filter((each) => each === type) : types, term === 12);
  return (
    <div>
      {view === "table" && chosen.length > 1 ? (
        <Chosen tariffs={chosen} />
      ) : (
        <>
          <Container width="full">
            <Filters types={types} filter={filter} />
            {term === 12 && <p className={styles["note"]}>{t("shortNote")}</p>}
          </Container>
          {shown.map((group) => (
            <Section key={group.type} id={group.type} width="full" title={t(`group.${group.type}.title`)}>
              <p className={styles["group"]}>
                {t(`group.${group.type}.text`)} {group.type === "business" && <OfferLink />}
              </p>
              {compare === "all" ? (
                <Comparison title={t(`group.${group.type}.title`)} tariffs={group.tariffs} />
              ) : (
                <TariffCards tariffs={group.tariffs} bench={bench} packsFrom={packsFrom} />
              )}
            </Section>
          ))}
          {shown.length === 0 && <Nearest tariffs={tariffs} types={types} />}
        </>
      )}
      <Tray chosen={chosen} filter={filter} bench={bench} />
    </div>
  );
}

/** Those on the bench, side by side. */
function Chosen({ tariffs }: { readonly tariffs: readonly Tariff[] }) {
  const t = useText("tariffs");
  return (
    <Section title={t("compare.title")} width="full">
      <p className={styles["group"]}>{t("compare.lead")}</p>
      <Comparison title={t("title")} tariffs={tariffs} />
      <p className={styles["note"]}>
        <AppLink href="/tarife?compare=all" className={textLinkClass({ strong: true })}>
          {t("compare.all")}
        </AppLink>
      </p>
    </Section>
  );
}

/** A group without tariffs is no dead end: those without a term fit most fans. */
function Nearest({ tariffs, types }: { readonly tariffs: readonly Tariff[]; readonly types: readonly TariffType[] }) {
  const t = useText("tariffs");
  const [nearest] = groupTariffs(tariffs, types.includes("flex") ? ["flex"] : types.slice(0, 1), false);
  return (
    <Container width="full">
      <EmptyPlace
        title={t("empty.title")}
        action={
          <TextLink
            strong
            render={({ className }) => (
              <AppLink href="/tarife" className={className}>
                {t("empty.action")}
              </AppLink>
            )}
          />
        }
      >
        {t("empty.text")}
      </EmptyPlace>
      {nearest && <TariffCards tariffs={nearest.tariffs} />}
    </Container>
  );
}
