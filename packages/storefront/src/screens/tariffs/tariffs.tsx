import { OfferLink } from "./offer-link.tsx";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { Tariff } from "@tribun/api-client/contract";
import type { TariffType } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { chipClass, Container, Section, TextLink, textLinkClass } from "@tribun/ui-kit";
import { tariffsQuery } from "../../api/queries.ts";
import { useApiScope } from "../../api/use-app.tsx";
import { useBrand } from "../../brand/use-brand.tsx";
import type { TariffFilter } from "../../routes/tariff-filter.ts";
import { AppLink } from "../../shell/app-link.tsx";
import { EmptyPlace } from "../../shell/empty-place.tsx";
import { LazyApiErrorView } from "../../shell/lazy-errors.tsx";
import { groupTariffs, typesOf } from "./catalogue.ts";
import { Comparison } from "./comparison.tsx";
import { TariffCards } from "./tariff-cards.tsx";
import { TariffSkeleton } from "./tariff-skeleton.tsx";
import styles from "./tariffs.module.css";

/** All tariffs by type; type and term stand in the address, so that a choice can be shared and Back undoes it. */
export function Tariffs() {
  const t = useText("tariffs");
  const { data, error, refetch } = useQuery(tariffsQuery(useApiScope()));
  return (
    <>
      <Container>
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
        <Container>
          <TariffSkeleton />
        </Container>
      )}
    </>
  );
}

function Catalogue({ tariffs }: { readonly tariffs: readonly Tariff[] }) {
  const t = useText("tariffs");
  const { capabilities } = useBrand();
  const { type, term, compare } = useSearch({ from: "/tarife" });
  const types = typesOf(tariffs, capabilities.business);
  const named = new Set(compare?.split(","));
  const chosen = [...named].flatMap((slug) => tariffs.find((tariff) => tariff.slug === slug && types.includes(tariff.type)) ?? []);
  if (chosen.length > 0) return <Chosen tariffs={chosen} />;
  const shown = groupTariffs(tariffs, type ? types.filter((each) => each === type) : types, term === 12);
  return (
    <>
      <Container>
        <Filters types={types} type={type} term={term} compare={compare && "all"} />
        {term === 12 && <p className={styles["note"]}>{t("shortNote")}</p>}
      </Container>
      {shown.map((group) => (
        <Section key={group.type} id={group.type} title={t(`group.${group.type}.title`)}>
          <p className={styles["group"]}>
            {t(`group.${group.type}.text`)} {group.type === "business" && <OfferLink />}
          </p>
          {compare ? (
            <Comparison title={t(`group.${group.type}.title`)} tariffs={group.tariffs} />
          ) : (
            <TariffCards tariffs={group.tariffs} />
          )}
        </Section>
      ))}
      {shown.length === 0 && <Nearest tariffs={tariffs} types={types} />}
    </>
  );
}

/** A few tariffs that the address names, side by side. */
function Chosen({ tariffs }: { readonly tariffs: readonly Tariff[] }) {
  const t = useText("tariffs");
  return (
    <Section title={t("compare.title")}>
      <Comparison title={t("title")} tariffs={tariffs} />
      <p className={styles["note"]}>
        <AppLink href={hrefOf({ compare: "all" })} className={textLinkClass({ strong: true })}>
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
    <Container>
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

function hrefOf({ type, term, compare }: TariffFilter): string {
  const search = new URLSearchParams({
    ...(type && { type }),
    ...(term && { term: String(term) }),
    ...(compare && { compare }),
  }).toString();
  return `/tarife${search && `?${search}`}`;
}

function Filters({ types, ...now }: TariffFilter & { readonly types: readonly TariffType[] }) {
  const { type, term, compare } = now;
  const t = useText("tariffs");
  const common = useText("common");
  return (
    <div className={styles["filters"]}>
      <nav className={styles["chips"]} aria-label={t("filter.type")}>
        <FilterLink href={hrefOf({ ...now, type: undefined })} chosen={type === undefined} text={t("filter.all")} />
        {types.map((each) => (
          <FilterLink key={each} href={hrefOf({ ...now, type: each })} chosen={each === type} text={common(`tariffType.${each}`)} />
        ))}
      </nav>
      <nav className={styles["chips"]} aria-label={t("filter.term")}>
        <FilterLink href={hrefOf({ ...now, term: undefined })} chosen={term === undefined} text={t("filter.long")} />
        <FilterLink href={hrefOf({ ...now, term: 12 })} chosen={term === 12} text={t("filter.short")} />
      </nav>
      <nav className={styles["chips"]} aria-label={t("compare.view")}>
        <FilterLink href={hrefOf({ ...now, compare: undefined })} chosen={!compare} text={t("compare.cards")} />
        <FilterLink href={hrefOf({ ...now, compare: "all" })} chosen={compare !== undefined} text={t("compare.table")} />
      </nav>
    </div>
  );
}

function FilterLink({ href, chosen, text }: { readonly href: string; readonly chosen: boolean; readonly text: string }) {
  return (
    <AppLink href={href} stay className={chipClass({ chosen })}>
      {text}
    </AppLink>
  );
}
