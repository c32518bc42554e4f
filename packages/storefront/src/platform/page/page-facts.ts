import type { TextKey } from "@tribun/i18n";
import type { Capability } from "../brand/offers.ts";

type PageOf<K extends string> = K extends `title.${infer Page}` ? Page : never;
/** A page whose title stands in the namespace `shell`, and what describes it in `descriptions`. */
export type PageName = PageOf<TextKey<"shell">>;

/** The forms that React takes over alone; `start/forms.ts` says what each loads. */
export type FormName =
  | "login"
  | "register"
  | "corporate"
  | "giveaway"
  | "giveawayResult"
  | "survey"
  | "cancellation"
  | "support"
  | "dsgvo"
  | "forgotPassword";

/** What a route says of its page, beside its texts and delivery. */
export type PageFacts = {
  /** Names `title.<page>` of `shell` and `<page>` of `descriptions`. A screen with a title of its own leaves it out and renders `PageHead`. */
  readonly page?: PageName;
  /** The page is a form that React takes over alone, by this name: router and queries do not come for it. */
  readonly alone?: FormName;
  /** The page is for signed-in fans: the shell waits for the session and otherwise leads to the login and back. */
  readonly session?: boolean;
  /** What the page last showed is kept, and shown with its time while the operator cannot be asked, where this answer was kept. */
  readonly offline?: readonly string[];
  /** False keeps a drawn page from search engines: it answers a link of one fan's mail alone. */
  readonly indexed?: false;
  /** What a club must have for the page to be there at all; elsewhere it is an unknown address. */
  readonly capability?: Capability;
};

/** The routes whose page is drawn: of an unknown address none, though its beginning, say `/dashboard`, belongs to one. */
export function drawn<M extends { readonly _notFound?: boolean | undefined }>(matches: readonly M[]): readonly M[] {
  return matches.some((match) => match._notFound) ? [] : matches;
}
