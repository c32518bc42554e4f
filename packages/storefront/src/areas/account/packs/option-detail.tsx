import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { ApiError } from "@tribun/api-client";
import type { Option } from "@tribun/api-client/contract";
import { TITLE_SEPARATOR } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Board, buttonClass, Container, EmptyState, FactsList, Panel, Ribbon, ShirtNumber, Skeleton, TextLink } from "@tribun/ui-kit";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useQueryParam } from "../../../platform/place/place.tsx";
import { ApiErrorView } from "../../../shell/late-errors.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { PageHead } from "../../../shell/page-head.tsx";
import { useChanges } from "../shared/use-changes.ts";
import { BuyPack } from "./buy-pack.tsx";
import styles from "./options.module.css";
import { usePackWords } from "./pack-words.ts";
import { packQuery } from "./queries.ts";
import { packsHref } from "./shelves.ts";
import { AccountNav } from "../../../shell/account/account-nav.tsx";
export { fetchDetail as fetchFirst } from "./first.ts";

/** `/dashboard/options/{id}`; the id may also be the external id of the partner's catalogue. */
export function OptionDetail() {
  const { id } = useParams({ from: "/dashboard/options/$id" });
  return <PackById id={id} />;
}

/** The content, validity and use of a pack, and its order (L18, L19, L22). An unknown id (1024, 1025) leads to the list. */
export function PackById({ id }: { readonly id: string }) {
  const t = useText("packs");
  useChanges();
  const { data, error, refetch } = useQuery(packQuery(useApiScope(), id));
  if (data) return <OptionPage key={data.id} option={data} />;
  if (error instanceof ApiError && (error.code === "1024" || error.code === "1025")) return <UnknownOption />;
  if (error) return <ApiErrorView error={error} onRetry={() => void refetch()} />;
  return (
    <Container>
      <div role="status" aria-label={t("detail.loading")} className={styles["columns"]}>
        <Skeleton height="420px" shape="card" />
        <Skeleton height="560px" shape="card" />
      </div>
    </Container>
  );
}

function UnknownOption() {
  const t = useText("packs");
  return (
    <Container>
      <PageHead title={t("detail.unknown")} />
      <EmptyState
        headingLevel={1}
        title={t("detail.unknown")}
        action={
          <AppLink href="/dashboard/options" className={buttonClass()}>
            {t("detail.back")}
          </AppLink>
        }
      >
        {t("detail.unknownText")}
      </EmptyState>
    </Container>
  );
}

function OptionPage({ option }: { readonly option: Option }) {
  const t = useText("packs");
  const shell = useText("shell");
  const format = useFormat();
  const words = usePackWords();
  const line = useQueryParam("line");
  const mark = words.mark(option);
  const validity = words.validity(option.validity);
  return (
    <Container>
      <AccountNav />
      <PageHead title={`${option.name}${TITLE_SEPARATOR}${shell("title.options")}`} description={option.description} />
      <p className={styles["back"]}>
        <TextLink
          strong
          render={({ className }) => (
            <AppLink href={packsHref({ line })} exact className={className}>
              {t("detail.back")}
            </AppLink>
          )}
        />
      </p>
      <div className={styles["detail"]}>
        <div className={styles["main"]}>
          <Board>
            <h1 className={styles["detailTitle"]}>{option.name}</h1>
            <ShirtNumber size="xl" unit={mark.unit}>
              {mark.value}
            </ShirtNumber>
            <p className={styles["plain"]}>{option.description}</p>
            <Ribbon size="s" />
          </Board>
          <Panel title={t("detail.facts")} headingLevel={2}>
            <FactsList
              rows={[
                [t("detail.holds"), words.holds(option).join(", ")],
                [t("detail.where"), words.zone(option)],
                [t("detail.validity"), validity],
                [t("detail.renewal"), t(`detail.${option.renewal}`, { validity })],
                [t("detail.price"), t("detail.gross", { price: format.money(option.price), vat: words.vat(option.price) })],
              ]}
            />
          </Panel>
        </div>
        <BuyPack option={option} wanted={line} />
      </div>
    </Container>
  );
}
