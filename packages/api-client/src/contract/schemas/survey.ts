import { email } from "@tribun/domain";
import * as v from "valibot";
import { id } from "./common.ts";

export const survey = v.object({
  id,
  title: v.string(),
  questions: v.array(
    v.object({
      id,
      kind: v.picklist(["rating", "choice", "text"]),
      text: v.string(),
      required: v.boolean(),
      options: v.optional(v.array(v.object({ id, text: v.string() }))),
    }),
  ),
  /** By this fan or, as a guest, from the fan's proven mailbox; never without a session. */
  answered: v.boolean(),
});
export type Survey = v.InferOutput<typeof survey>;

/** Answers by question: stars from 1 to 5, the id of an option, or text. A question that is left out was skipped. */
export const surveyAnswers = v.object({
  answers: v.record(
    v.pipe(v.string(), v.maxLength(64)),
    v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.maxLength(2000, "text.tooLong"))]),
  ),
  /** Where there is no session: the answer counts once the link that goes there is opened. */
  email: v.optional(email),
});
