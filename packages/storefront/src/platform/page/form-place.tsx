import { createContext, type ReactNode, useContext } from "react";
import { FORM } from "../../hydration/hand-over.ts";
import type { FormName } from "./page.ts";

/** In the prerenderer: draws a form as a root of its own, which is what takes it over later. In the browser there is none. */
export const DrawForm = createContext<((form: ReactNode) => string) | undefined>(undefined);

/**
 * The place of a form that can be taken over alone. The prerenderer draws it apart, so that its ids are those of its own root; on a
 * page that React draws it is a part like any other.
 */
export function FormPlace({ name, children }: { readonly name: FormName; readonly children: ReactNode }) {
  const draw = useContext(DrawForm);
  const mark = { [FORM]: name };
  // oxlint-disable-next-line react/no-danger -- markup that React itself has drawn, at build
  if (draw) return <div {...mark} dangerouslySetInnerHTML={{ __html: draw(children) }} />;
  return <div {...mark}>{children}</div>;
}
