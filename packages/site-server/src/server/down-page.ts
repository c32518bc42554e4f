import type { Language } from "@tribun/domain";
import { plainAnswer, way } from "./plain-page.ts";
import { TEXTS } from "./texts.ts";

/** A page that is there when the operator is not. */
export type DownPage = {
  readonly club: string;
  readonly language: Language;
  /** What the fan's cookie says of the look, whatever it is. */
  readonly theme: string | undefined;
  /** Where the fan wanted to go. */
  readonly here: string;
  /** The club's stylesheets, which this server holds itself. */
  readonly styles: readonly string[];
  /** Which page it stands in for; the checkout unless told. */
  readonly of?: "checkout" | "unsubscribe";
};

/** What a fan sees instead of a page of the operator while the operator is down (503), under the club's mark and in the look they chose. */
export function downPage({ club, language, theme, here, styles, of = "checkout" }: DownPage): Response {
  const { down, ...t } = TEXTS[language];
  const ways = way(t.again, here, true) + way(t.home, "/");
  return plainAnswer({ status: 503, club, language, theme, styles, ...down[of], ways }, { "retry-after": "5" });
}
