import type { Video } from "@tribun/api-client/contract";
import { useLanguage, useText } from "@tribun/i18n";
import { textLinkClass } from "@tribun/ui-kit";
import styles from "./video-detail.module.css";

/**
 * The browser's own player, which needs no script. Clip, picture and captions are files of the operator on this very site; nothing but
 * the picture is fetched before somebody presses play.
 */
export function VideoPlayer({ video: { title, url, poster, captions } }: { readonly video: Video }) {
  const t = useText("fan");
  const language = useLanguage();
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a track for each language of the captions, which the rule does not look for in a list
    <video
      className={styles["player"]}
      controls
      playsInline
      preload="none"
      width={poster.width}
      height={poster.height}
      poster={poster.url}
      aria-label={title}
    >
      <source src={url} type="video/webm" />
      {captions.map((track) => (
        <track
          key={track.language}
          kind="captions"
          src={track.url}
          srcLang={track.language}
          label={track.label}
          default={track.language === language}
        />
      ))}
      <a href={url} className={textLinkClass()}>
        {t("videos.noPlayer")} {t("videos.file")}
      </a>
    </video>
  );
}
