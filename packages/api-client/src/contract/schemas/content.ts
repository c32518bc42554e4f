import { LANGUAGES } from "@tribun/domain";
import * as v from "valibot";
import { id, instant, picture } from "./common.ts";

export const MEDIA_TYPES = ["news", "review", "faq", "banner", "page"] as const;

/** News, reviews, questions, banners and pages of a club. */
export const media = v.object({
  id,
  type: v.picklist(MEDIA_TYPES),
  categoryId: v.optional(id),
  title: v.string(),
  /** Paragraphs, separated by an empty line. */
  body: v.string(),
  image: v.optional(picture),
  publishedAt: instant,
  /** Target of a banner: a path of the club's app. */
  link: v.optional(v.string()),
  /** Person responsible for the news (§ 18 MStV, L39). */
  editor: v.optional(v.string()),
  /** A review's stars, author, and whether and how the operator checked that a customer wrote it (§ 5b(3) UWG, L38). */
  review: v.optional(v.object({ rating: v.number(), author: v.string(), verified: v.boolean(), check: v.string() })),
});
export type Media = v.InferOutput<typeof media>;

export const video = v.object({
  id,
  categoryId: v.optional(id),
  title: v.string(),
  url: v.string(),
  poster: picture,
  durationSec: v.number(),
  captions: v.array(v.object({ language: v.picklist(LANGUAGES), label: v.string(), url: v.string() })),
  /** Text of the clip by second, shown beside it as its text alternative (WCAG 1.2.1). */
  scenes: v.array(v.object({ from: v.number(), text: v.string() })),
  publishedAt: instant,
});
export type Video = v.InferOutput<typeof video>;

export const campaign = v.object({
  id,
  title: v.string(),
  body: v.string(),
  image: picture,
  validFrom: instant,
  validTo: instant,
  state: v.picklist(["active", "ended"]),
  couponCode: v.optional(v.string()),
  terms: v.string(),
});
export type Campaign = v.InferOutput<typeof campaign>;

export const WALLPAPER_DEVICES = ["phone", "phoneTall", "tablet", "desktop", "watch"] as const;
export const wallpaper = v.object({
  id,
  categoryId: v.optional(id),
  title: v.string(),
  preview: picture,
  sizes: v.array(
    v.object({ device: v.picklist(WALLPAPER_DEVICES), width: v.number(), height: v.number(), fileName: v.string(), url: v.string() }),
  ),
});
export type Wallpaper = v.InferOutput<typeof wallpaper>;

export const CATEGORY_SCOPES = ["news", "faq", "video", "wallpaper"] as const;
export const category = v.object({ id, name: v.string(), scope: v.picklist(CATEGORY_SCOPES), order: v.number() });
export type Category = v.InferOutput<typeof category>;
