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
  /** True if this fan has answered, also as a guest from the fan's proven mailbox; always false without a session. */
  answered: v.boolean(),
});
export type Survey = v.InferOutput<typeof survey>;

/** Answers by question: stars from 1 to 5, the id of an option, or text. A missing question was skipped. */
export const surveyAnswers = v.object({
  answers: v.record(
    v.pipe(v.string(), v.maxLength(64)),
    v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.maxLength(2000, "text.tooLong"))]),
  ),
  /** Without a session: the answer counts once the guest opens the link sent to this address. */
  email: v.optional(email),
});
