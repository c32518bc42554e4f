import { useQuery } from "@tanstack/react-query";
import type { Tariff } from "@tribun/api-client/contract";
import type { TariffType } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { chipClass, Section, Skeleton, TariffRow, TariffRows, textLinkClass } from "@tribun/ui-kit";
import { tariffsQuery } from "../../../platform/queries/queries.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useHeading } from "./use-look.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { LazyApiErrorNotice } from "../../../shell/lazy-errors.tsx";
import { groupTariffs, typesOf } from "../../../features/catalogue/catalogue.ts";
import { ChooseLink, useChooseTariff } from "../../../features/catalogue/tariff-cards.tsx";
import { useTariffWords } from "../../../features/catalogue/tariff-words.ts";
import styles from "./home-tariffs.module.css";

const FIRST_TYPE: TariffType = "flex";
const SHOWN = 3;

/** Three tariffs of the type that fits most fans. The chips lead to the filtered list. */
export function HomeTariffs() {
  const t = useText("home");
  const { data, error, refetch } = useQuery(tariffsQuery(useApiScope()));
  const types = data ? typesOf(data) : [FIRST_TYPE];
  const type = types.includes(FIRST_TYPE) ? FIRST_TYPE : types[0];
  const tariffs = data && type ? (groupTariffs(data, [type], false)[0]?.tariffs ?? []) : data;
  return (
    <Section tone="bare" title={useHeading()("tariffs", t("cards.title"))} aside={<TypeChips types={types} />}>
      {tariffs ? (
        <Squad tariffs={tariffs.slice(0, SHOWN)} />
      ) : error ? (
        <LazyApiErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
      <p className={styles["all"]}>
        <AppLink href="/tarife?compare=all" className={textLinkClass({ strong: true })}>
          {t("cards.all")}
        </AppLink>
      </p>
    </Section>
  );
}

/** The list of tariffs; the middle one of three is in club colours. */
function Squad({ tariffs }: { readonly tariffs: readonly Tariff[] }) {
  const t = useText("tariffs");
  const common = useText("common");
  const words = useTariffWords();
  const { choose, dialog } = useChooseTariff();
  return (
    <>
      <TariffRows>
        {tariffs.map((tariff, index) => {
          const { unit, term, facts, price, priceNote, opening, total } = words(tariff);
          const featured = tariffs.length >= SHOWN && index === 1;
          return (
            <TariffRow
              key={tariff.id}
              {...{ name: tariff.name, gb: String(tariff.dataGb), unit, price, priceNote, featured }}
              fact={
                <>
                  {term}, {facts[1]?.text}
                  <br />
                  {facts[3]?.text}
                </>
              }
              cost={
                <>
                  {opening}
                  <br />
                  {total}
                </>
              }
              actions={
                <>
                  <ChooseLink
                    tariff={tariff}
                    variant={featured ? "accent" : "action"}
                    onChoose={choose}
                    label={t("chooseNamed", { name: tariff.name })}
                  >
                    {common("action.choose")}
                  </ChooseLink>
                  <AppLink
                    href={`/tarife/${tariff.type}/${tariff.slug}`}
                    className={textLinkClass({ strong: true })}
                    aria-label={t("detailsNamed", { name: tariff.name })}
                  >
                    {t("details")}
                  </AppLink>
                </>
              }
            />
          );
        })}
      </TariffRows>
      {dialog}
    </>
  );
}

/** Placeholder for three tariffs. */
function Waiting() {
  const t = useText("tariffs");
  return (
    <div role="status" aria-label={t("loading")}>
      <TariffRows>
        {[1, 2, 3].map((each) => (
          <Skeleton key={each} height="230px" shape="card" />
        ))}
      </TariffRows>
    </div>
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
