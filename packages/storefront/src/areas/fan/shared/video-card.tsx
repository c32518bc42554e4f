import type { Category, Video } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Card } from "./card.tsx";

type VideoCardProps = { readonly video: Video; readonly topics: readonly Category[]; readonly headingLevel?: 2 | 3 | undefined };

/** One video in a list: cover, title, length and topic. */
export function VideoCard({ video: { id, title, durationSec, categoryId }, topics, headingLevel }: VideoCardProps) {
  const t = useText("fan");
  const topic = topics.find((each) => each.id === categoryId)?.name;
  return (
    <Card
      href={`/fan/videos/${id}`}
      seed={id}
      kind="video"
      title={title}
      headingLevel={headingLevel}
      facts={
        <>
          <span>{t("videos.seconds", { count: durationSec })}</span>
          {topic !== undefined && <span>{topic}</span>}
        </>
      }
    />
  );
}
