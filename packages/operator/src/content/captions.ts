import type { Language } from "@tribun/domain";
import type { VideoRow } from "../db/schema/content.ts";

const time = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);

/** A WebVTT file. It replaces line breaks and arrows in a text, because they would end the cue early. */
export function captionsFile(captions: VideoRow["captions"], language: Language): string {
  const cues = captions.map(({ from, to, text }, index) => {
    const words = text[language].replace(/\s+/g, " ").replaceAll("-->", "→");
    return `${index + 1}\n${time(from)} --> ${time(to)}\n${words}\n`;
  });
  return `WEBVTT\n\n${cues.join("\n")}`;
}
