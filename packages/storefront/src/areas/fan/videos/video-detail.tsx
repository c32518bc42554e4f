import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Video } from "@tribun/api-client/contract";
import { TITLE_SEPARATOR } from "@tribun/domain";
import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { Container } from "@tribun/ui-kit";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { LazyApiErrorView } from "../../../shell/lazy-errors.tsx";
import { PageHead } from "../../../shell/page-head.tsx";
import { Cards } from "../shared/card.tsx";
import { JsonLd } from "../../../shell/json-ld.tsx";
import { ForwardLink } from "../../../shell/forward-link.tsx";
import { categoriesQuery, videosQuery } from "../../../features/content/fan-queries.ts";
import { ShareButton } from "../shared/share-button.tsx";
import { UnknownContent } from "../shared/unknown-content.tsx";
import shared from "../shared/fan-shared.module.css";
import { VideoCard } from "../shared/video-card.tsx";
import { VideoPlayer } from "./video-player.tsx";
import styles from "./video-detail.module.css";
export { fetchFirst } from "./first.ts";

const LIST = "/fan/videos";
const RELATED = 3;

/** `/fan/videos/{id}`: one video; an unknown one leads to the list. */
export function VideoDetail() {
  const { id } = useParams({ from: "/fan/videos/$id" });
  const t = useText("fan");
  const { data, error, refetch } = useQuery(videosQuery(useApiScope()));
  const video = data?.find((each) => each.id === id);
  if (video) return <VideoPage video={video} others={data?.filter((each) => each !== video) ?? []} />;
  if (data) return <UnknownContent title={t("videos.unknown")} text={t("videos.unknownText")} href={LIST} link={t("videos.all")} />;
  if (error) return <LazyApiErrorView error={error} onRetry={() => void refetch()} />;
  return (
    <Container>
      <p role="status">{t("loading")}</p>
    </Container>
  );
}

function VideoPage({ video, others }: { readonly video: Video; readonly others: readonly Video[] }) {
  const t = useText("fan");
  const shell = useText("shell");
  const language = useLanguage();
  const { date } = useFormat();
  const topics = useQuery(categoriesQuery(useApiScope(), "video"));
  const said = video.scenes.map(({ text }) => text).join(" ");
  const topic = topics.data?.find((each) => each.id === video.categoryId)?.name;
  return (
    <>
      <PageHead title={`${video.title}${TITLE_SEPARATOR}${shell("title.videos")}`} description={said} />
      <JsonLd
        facts={{
          "@type": "VideoObject",
          name: video.title,
          description: said,
          uploadDate: video.publishedAt,
          duration: `PT${video.durationSec}S`,
          contentUrl: video.url,
          thumbnailUrl: video.poster.url,
          inLanguage: language,
        }}
      />
      <Container>
        <p className={styles["back"]}>
          <ForwardLink href={LIST} text={t("videos.all")} />
        </p>
        <div className={styles["columns"]}>
          <VideoPlayer video={video} />
          <div className={styles["text"]}>
            <h1 tabIndex={-1}>{video.title}</h1>
            <p className={styles["facts"]}>
              <time dateTime={video.publishedAt}>{date(video.publishedAt)}</time>
              <span>{t("videos.seconds", { count: video.durationSec })}</span>
              <span>{t("videos.silent")}</span>
              {topic !== undefined && <span>{topic}</span>}
            </p>
            <section className={styles["scenes"]}>
              <h2>{t("videos.scenes")}</h2>
              <ol>
                {video.scenes.map(({ from, text }) => (
                  <li key={from}>
                    <span className={styles["minute"]}>{clock(from)}</span>
                    <span>{text}</span>
                  </li>
                ))}
              </ol>
            </section>
            <ShareButton title={video.title} />
          </div>
        </div>
        {others.length > 0 && (
          <section className={shared["others"]}>
            <h2>{t("videos.related")}</h2>
            <Cards>
              {others.slice(0, RELATED).map((other) => (
                <VideoCard key={other.id} video={other} topics={topics.data ?? []} headingLevel={3} />
              ))}
            </Cards>
          </section>
        )}
      </Container>
    </>
  );
}

/** Formats seconds as `0:04`. */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
