import { expect, test } from "vitest";
import { type Review, reviewsOf, summarise } from "./review-facts.ts";

const review = (rating: number, verified = true): Review => ({
  id: `r${rating}`,
  type: "review",
  title: "Titel",
  body: "Text",
  publishedAt: "2026-11-01T08:00:00.000Z",
  review: { rating, author: "A.", verified, check: "" },
});

test("every review counts the same, checked or not", () => {
  expect(summarise([review(5), review(4, false), review(2)])).toEqual({
    average: 3.7,
    count: 3,
    checked: 2,
    ofStars: { 1: 0, 2: 1, 3: 0, 4: 1, 5: 1 },
  });
});

test("without reviews there is no average", () => expect(summarise([]).average).toBeUndefined());

test("what has no stars is no review", () => {
  const { review: _, ...without } = review(5);
  expect(reviewsOf([without, review(3)])).toHaveLength(1);
});
