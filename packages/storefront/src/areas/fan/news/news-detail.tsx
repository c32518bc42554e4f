import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Category, Media } from "@tribun/api-client/contract";
import { TITLE_SEPARATOR } from "@tribun/domain";
import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { chipClass, Container, Cover } from "@tribun/ui-kit";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { withFilter } from "../../../features/content/search/fan-filter.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { LazyApiErrorView } from "../../../shell/lazy-errors.tsx";
import { PageHead } from "../../../shell/page-head.tsx";
import { Cards } from "../shared/card.tsx";
import { JsonLd } from "../../../shell/json-ld.tsx";
import { ForwardLink } from "../../../shell/forward-link.tsx";
import { categoriesQuery, isUnknown, latestNewsQuery, mediaQuery } from "../../../features/content/fan-queries.ts";
import { ShareButton } from "../shared/share-button.tsx";
import { UnknownContent } from "../shared/unknown-content.tsx";
import shared from "../shared/fan-shared.module.css";
import { NewsCard, paragraphsOf } from "../shared/news-card.tsx";
import styles from "./news-detail.module.css";
export { fetchDetail as fetchFirst } from "./first.ts";

const LIST = "/fan/news";
const RELATED = 3;

/** `/fan/news/{id}`: one news article with related ones below it. An unknown one (1015) leads to the list. */
export function NewsDetail() {
  const { id } = useParams({ from: "/fan/news/$id" });
  const t = useText("fan");
  const scope = useApiScope();
  const latest = useQuery(latestNewsQuery(scope));
  const topics = useQuery(categoriesQuery(scope, "news"));
  const listed = latest.data?.find((news) => news.id === id);
  // Fetches an article that the list does not contain, because it may be older than the latest news or newer than the page.
  const single = useQuery({ ...mediaQuery(scope, id), enabled: !latest.isPending && !listed });
  const news = listed ?? single.data;
  const unknown = isUnknown(single.error, "1015") || (news && news.type !== "news");
  if (unknown) return <UnknownContent title={t("news.unknown")} text={t("news.unknownText")} href={LIST} link={t("news.all")} />;
  if (news) return <Article news={news} latest={latest.data ?? []} topics={topics.data ?? []} />;
  if (single.error) return <LazyApiErrorView error={single.error} onRetry={() => void single.refetch()} />;
  return (
    <Container>
      <p role="status">{t("loading")}</p>
    </Container>
  );
}

type ArticleProps = { readonly news: Media; readonly latest: readonly Media[]; readonly topics: readonly Category[] };

function Article({ news, latest, topics }: ArticleProps) {
  const t = useText("fan");
  const shell = useText("shell");
  const language = useLanguage();
  const { date } = useFormat();
  const { name } = useBrand();
  const [lead = "", ...paragraphs] = paragraphsOf(news.body);
  const topic = topics.find(({ id }) => id === news.categoryId);
  return (
    <>
      <PageHead title={`${news.title}${TITLE_SEPARATOR}${shell("title.news")}`} description={lead} />
      <JsonLd
        facts={{
          "@type": "NewsArticle",
          headline: news.title,
          description: lead,
          datePublished: news.publishedAt,
          inLanguage: language,
          articleSection: topic?.name,
          author: { "@type": "Organization", name },
          publisher: { "@type": "Organization", name },
          isAccessibleForFree: true,
        }}
      />
      <Container>
        <article className={styles["article"]}>
          <p className={styles["back"]}>
            <ForwardLink href={LIST} text={t("news.all")} />
          </p>
          <header className={styles["head"]}>
            <div className={styles["say"]}>
              <h1 tabIndex={-1}>{news.title}</h1>
              <p className={styles["facts"]}>
                <time dateTime={news.publishedAt}>{date(news.publishedAt)}</time>
                {topic && (
                  <AppLink href={withFilter(LIST, { category: topic.id })} className={chipClass()}>
                    {topic.name}
                  </AppLink>
                )}
              </p>
            </div>
            <div className={styles["cover"]}>
              <Cover seed={news.id} kind="news" />
            </div>
          </header>
          <div className={styles["text"]}>
            <p className={styles["lead"]}>{lead}</p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <footer className={styles["foot"]}>
            {news.editor !== undefined && <p>{news.editor}</p>}
            <ShareButton title={news.title} />
          </footer>
        </article>
        <Related news={news} latest={latest} topics={topics} />
      </Container>
    </>
  );
}

/** Related articles: first those of the same topic, then the latest. */
function Related({ news: { id, categoryId }, latest, topics }: ArticleProps) {
  const t = useText("fan");
  const others = latest.filter((news) => news.id !== id);
  const same = others.filter((news) => news.categoryId === categoryId);
  const related = [...same, ...others.filter((news) => !same.includes(news))].slice(0, RELATED);
  if (related.length === 0) return null;
  return (
    <section className={shared["others"]}>
      <h2>{t("news.related")}</h2>
      <Cards>
        {related.map((news) => (
          <NewsCard key={news.id} news={news} topics={topics} headingLevel={3} />
        ))}
      </Cards>
    </section>
  );
}
