import { createContext, type ReactNode, useContext } from "react";
import { FORM } from "../../hydration/hand-over.ts";
import type { FormName } from "./page.ts";

/** In the prerenderer: renders a form as a root of its own, as the browser hydrates it. Undefined in the browser. */
export const DrawForm = createContext<((form: ReactNode) => string) | undefined>(undefined);

/**
 * The element of a standalone form. The prerenderer renders the form apart, so that its ids are those of its own root. On a page that React
 * draws it is a part like any other.
 */
export function FormPlace({ name, children }: { readonly name: FormName; readonly children: ReactNode }) {
  const draw = useContext(DrawForm);
  const mark = { [FORM]: name };
  // oxlint-disable-next-line react/no-danger -- markup that React itself has rendered
  if (draw) return <div {...mark} dangerouslySetInnerHTML={{ __html: draw(children) }} />;
  return <div {...mark}>{children}</div>;
}
