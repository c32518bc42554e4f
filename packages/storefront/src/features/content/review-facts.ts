import type { Media } from "@tribun/api-client/contract";
import type { Stars } from "./search/fan-filter.ts";

/** A review: a content that has stars. */
export type Review = Media & { readonly review: NonNullable<Media["review"]> };

/** The contents that are reviews. */
export function reviewsOf(contents: readonly Media[]): readonly Review[] {
  return contents.filter((content): content is Review => content.review !== undefined);
}

/** All reviews in total; each counts the same, checked or not (§ 5b(3) UWG). */
export type Summary = {
  /** Out of five, to one decimal; undefined when there is none. */
  readonly average: number | undefined;
  readonly count: number;
  readonly checked: number;
  readonly ofStars: Readonly<Record<Stars, number>>;
};

/** Summarises the reviews. The average uses the exact ratings; the distribution counts a rating between two stars for the nearer one. */
export function summarise(reviews: readonly Review[]): Summary {
  const ofStars: Record<Stars, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const { review } of reviews) ofStars[starsOf(review.rating)] += 1;
  const sum = reviews.reduce((total, { review }) => total + review.rating, 0);
  return {
    average: reviews.length === 0 ? undefined : Math.round((sum / reviews.length) * 10) / 10,
    count: reviews.length,
    checked: reviews.filter(({ review }) => review.verified).length,
    ofStars,
  };
}

/** The whole stars that show a rating. */
export function starsOf(rating: number): Stars {
  if (rating < 1.5) return 1;
  if (rating < 2.5) return 2;
  if (rating < 3.5) return 3;
  return rating < 4.5 ? 4 : 5;
}
