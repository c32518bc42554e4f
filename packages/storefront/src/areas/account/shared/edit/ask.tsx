import { Suspense } from "react";
import type { QuestionProps } from "./question/question.tsx";
import { lazyPart } from "../../../../platform/lazy/lazy-part.tsx";

/** Loaded with the first question, because it contains the dialog's code. */
const Question = lazyPart(() => import("./question/question.tsx").then((module) => module.Question));

/** Asks for confirmation before an irreversible action; renders nothing while closed. */
export function Ask({ open, ...props }: QuestionProps & { readonly open: boolean }) {
  return open ? (
    <Suspense>
      <Question {...props} />
    </Suspense>
  ) : null;
}
