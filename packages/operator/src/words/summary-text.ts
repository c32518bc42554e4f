import * as v from "valibot";

/** A page with the headings of Reg. (EU) 2019/2243, in its order; `offer` names the service. */
export const summaryText = v.object({
  title: v.string(),
  offer: v.string(),
  provider: v.string(),
  intro: v.string(),
  sections: v.array(v.object({ heading: v.string(), paragraphs: v.array(v.string()) })),
  footer: v.string(),
});
export type SummaryText = v.InferOutput<typeof summaryText>;
