import type { Language } from "@tribun/domain";
import { plainAnswer, way, TEXTS } from "./plain-page.ts";

/** A page that replaces one of the operator's while the operator is down. */
export type DownPage = {
  readonly club: string;
  readonly language: Language;
  /** Value of the fan's theme cookie, unchecked. */
  readonly theme: string | undefined;
  /** Path and query that the fan opened. */
  readonly here: string;
  /** The club's stylesheets, which this server holds itself. */
  readonly styles: readonly string[];
  /** Which page it replaces; the checkout by default. */
  readonly of?: "checkout" | "unsubscribe";
};

/** Answers 503 with a page in the club's look and the fan's theme, in place of a page of the operator that is down. */
export function downPage({ club, language, theme, here, styles, of = "checkout" }: DownPage): Response {
  const { down, ...t } = TEXTS[language];
  const ways = way(t.again, here, true) + way(t.home, "/");
  return plainAnswer({ status: 503, club, language, theme, styles, ...down[of], ways }, { "retry-after": "5" });
}
