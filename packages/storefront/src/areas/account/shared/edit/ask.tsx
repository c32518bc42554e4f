import { Suspense } from "react";
import type { QuestionProps } from "./question/question.tsx";
import { lazyPart } from "../../../../platform/lazy/lazy-part.tsx";

/** The dialog's code comes with the first question. */
const Question = lazyPart(() => import("./question/question.tsx").then((module) => module.Question));

/** Asks before something that cannot be taken back; nothing is drawn while it is not asked. */
export function Ask({ open, ...props }: QuestionProps & { readonly open: boolean }) {
  return open ? (
    <Suspense>
      <Question {...props} />
    </Suspense>
  ) : null;
}
