import type { Video } from "@tribun/api-client/contract";
import { useLanguage, useText } from "@tribun/i18n";
import { textLinkClass } from "@tribun/ui-kit";
import styles from "./video-detail.module.css";

/**
 * The browser's own player, which needs no script. Clip, picture and captions are files of the operator on this site. Before the fan
 * presses play, the browser fetches only the picture.
 */
export function VideoPlayer({ video: { title, url, poster, captions } }: { readonly video: Video }) {
  const t = useText("fan");
  const language = useLanguage();
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- each caption language has a track, which the rule does not find inside a list
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
