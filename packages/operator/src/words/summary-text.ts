import * as v from "valibot";

/**
 * A page with the headings of Reg. (EU) 2019/2243, in its order. `offer` names the service, each line of `intro` is a statement of its own,
 * and `prices` are rows of name and price above a section's paragraphs.
 */
export const summaryText = v.object({
  title: v.string(),
  offer: v.string(),
  provider: v.string(),
  intro: v.string(),
  sections: v.array(
    v.object({
      heading: v.string(),
      paragraphs: v.array(v.string()),
      prices: v.exactOptional(v.array(v.tuple([v.string(), v.string()]))),
    }),
  ),
  footer: v.string(),
});
export type SummaryText = v.InferOutput<typeof summaryText>;
