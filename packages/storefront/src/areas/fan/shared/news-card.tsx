import type { Category, Media } from "@tribun/api-client/contract";
import { useFormat } from "@tribun/i18n";
import { Card } from "./card.tsx";

type NewsCardProps = {
  readonly news: Media;
  readonly topics: readonly Category[];
  readonly lead?: boolean | undefined;
  readonly headingLevel?: 2 | 3 | undefined;
};

/** One news article in a list: cover, title, day and topic; the first one also shows the beginning of its text. */
export function NewsCard({ news: { id, title, body, publishedAt, categoryId }, topics, lead, headingLevel }: NewsCardProps) {
  const { date } = useFormat();
  const topic = topics.find((each) => each.id === categoryId)?.name;
  return (
    <Card
      href={`/fan/news/${id}`}
      seed={id}
      kind="news"
      title={title}
      text={lead ? paragraphsOf(body)[0] : undefined}
      lead={lead}
      headingLevel={headingLevel}
      facts={
        <>
          <time dateTime={publishedAt}>{date(publishedAt)}</time>
          {topic !== undefined && <span>{topic}</span>}
        </>
      }
    />
  );
}

/** Splits a text into paragraphs at empty lines. */
export function paragraphsOf(body: string): readonly string[] {
  return body.split("\n\n").filter((paragraph) => paragraph !== "");
}
