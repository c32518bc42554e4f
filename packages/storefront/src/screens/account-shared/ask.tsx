import { lazy, Suspense } from "react";
import type { QuestionProps } from "./question.tsx";

/** The dialog's code comes with the first question. */
const Question = lazy(() => import("./question.tsx").then((module) => ({ default: module.Question })));

/** Asks before something that cannot be taken back; nothing is drawn while it is not asked. */
export function Ask({ open, ...props }: QuestionProps & { readonly open: boolean }) {
  return open ? (
    <Suspense>
      <Question {...props} />
    </Suspense>
  ) : null;
}
