import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useText } from "@tribun/i18n";
import { Container } from "@tribun/ui-kit";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { EmptyPlace } from "../../../platform/brand/empty-place.tsx";
import { LazyApiErrorView } from "../../../shell/lazy-errors.tsx";
import { Cards } from "../shared/card.tsx";
import { FanHead } from "../shared/fan-head.tsx";
import { ForwardLink } from "../../../shell/forward-link.tsx";
import { categoriesQuery, videosQuery } from "../../../features/content/fan-queries.ts";
import { Topics } from "../shared/topics.tsx";
import { VideoCard } from "../shared/video-card.tsx";
export { fetchFirst } from "./first.ts";

const PATH = "/fan/videos";

/** `/fan/videos`: all videos by topic, newest first. Only the page of a video has a player, so the list loads no video. */
export function Videos() {
  const t = useText("fan");
  const scope = useApiScope();
  const { category } = useSearch({ from: PATH });
  const videos = useQuery(videosQuery(scope));
  const topics = useQuery(categoriesQuery(scope, "video"));
  const shown = videos.data?.filter((video) => category === undefined || video.categoryId === category);
  return (
    <>
      <FanHead title={t("videos.title")} lead={t("videos.lead")} />
      <Container>
        {topics.data && <Topics path={PATH} topics={topics.data} chosen={category} />}
        {shown && shown.length > 0 ? (
          <Cards>
            {shown.map((video) => (
              <VideoCard key={video.id} video={video} topics={topics.data ?? []} />
            ))}
          </Cards>
        ) : shown ? (
          <EmptyPlace
            title={t("videos.none")}
            action={<ForwardLink href={category ? PATH : "/fan"} text={t(category ? "videos.all" : "all")} />}
          >
            {t("videos.noneText")}
          </EmptyPlace>
        ) : videos.error ? (
          <LazyApiErrorView error={videos.error} onRetry={() => void videos.refetch()} headingLevel={2} />
        ) : (
          <p role="status">{t("loading")}</p>
        )}
      </Container>
    </>
  );
}
