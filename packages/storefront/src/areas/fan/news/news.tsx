import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { Category, Media } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Container } from "@tribun/ui-kit";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { type TopicFilter, withFilter } from "../../../features/content/search/fan-filter.ts";
import { EmptyPlace } from "../../../platform/brand/empty-place.tsx";
import { LazyApiErrorView } from "../../../shell/lazy-errors.tsx";
import { Cards } from "../shared/card.tsx";
import { FanHead } from "../shared/fan-head.tsx";
import { ForwardLink } from "../../../shell/forward-link.tsx";
import { categoriesQuery, MEDIA_PAGE, newsQuery } from "../../../features/content/fan-queries.ts";
import { Topics } from "../shared/topics.tsx";
import shared from "../shared/fan-shared.module.css";
import { NewsCard } from "../shared/news-card.tsx";
export { fetchList as fetchFirst } from "./first.ts";

const PATH = "/fan/news";

/** `/fan/news`: news by topic and page, newest first. The address contains both. */
export function News() {
  const t = useText("fan");
  const scope = useApiScope();
  const chosen = useSearch({ from: PATH });
  const news = useQuery(newsQuery(scope, chosen));
  const topics = useQuery(categoriesQuery(scope, "news"));
  return (
    <>
      <FanHead title={t("news.title")} lead={t("news.lead")} />
      <Container>
        {topics.data && <Topics path={PATH} topics={topics.data} chosen={chosen.category} />}
        {news.data ? (
          <List news={news.data} topics={topics.data ?? []} chosen={chosen} />
        ) : news.error ? (
          <LazyApiErrorView error={news.error} onRetry={() => void news.refetch()} headingLevel={2} />
        ) : (
          <p role="status">{t("loading")}</p>
        )}
      </Container>
    </>
  );
}

type ListProps = { readonly news: readonly Media[]; readonly topics: readonly Category[]; readonly chosen: TopicFilter };

function List({ news, topics, chosen }: ListProps) {
  const t = useText("fan");
  const { category, page = 1 } = chosen;
  if (news.length === 0) {
    return (
      <EmptyPlace title={t("news.none")} action={<ForwardLink href={PATH} text={t("news.all")} />}>
        {t("news.noneText")}
      </EmptyPlace>
    );
  }
  return (
    <>
      <Cards>
        {news.map((item, at) => (
          <NewsCard key={item.id} news={item} topics={topics} lead={at === 0 && page === 1} />
        ))}
      </Cards>
      <p className={shared["pages"]}>
        {page > 1 && <ForwardLink href={withFilter(PATH, { category, page: page > 2 ? page - 1 : undefined })} text={t("news.newer")} />}
        {news.length === MEDIA_PAGE && <ForwardLink href={withFilter(PATH, { category, page: page + 1 })} text={t("news.older")} />}
      </p>
    </>
  );
}
