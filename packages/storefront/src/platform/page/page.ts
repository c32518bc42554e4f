import type { QueryClient } from "@tanstack/react-query";
import type { TextKey, TextSource } from "@tribun/i18n";
import type { ComponentType } from "react";
import type { ApiScope } from "../app/api-scope.ts";
import type { NoScriptForm } from "./no-script-form.ts";
import type { Capability } from "../brand/offers.ts";

type TitleOf<K extends string> = K extends `title.${infer Title}` ? Title : never;
/** Names a title in the namespace `shell`, `title.<name>`, and a description in `descriptions`. */
export type TitleName = TitleOf<TextKey<"shell">>;

/** The forms that React takes over without the page round them; `start/forms.ts` says what each loads. */
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

/** The address of a page as it is asked for. */
export type Asked = {
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  /** The search as it stands in the address, with its question mark. */
  readonly searchText: string;
};

/**
 * Fetches what a page shows first into the cache. A screen's file exports it as `fetchFirst`. Answers whose key begins with "public" are
 * drawn at build and go into a shell; those that begin with "private" are fetched ahead for a fan who is signed in.
 */
export type FetchFirst = (client: QueryClient, scope: ApiScope, asked: Asked) => readonly Promise<unknown>[];

/** Lists the addresses of a page, with the searches that are drawn by themselves. */
export type AddressesOf = (client: QueryClient, scope: ApiScope) => Promise<readonly string[]> | readonly string[];

/** What a page is; everything else derives from the list of these in `pages/pages.ts`. */
export type Page<Path extends string = string, Search extends object = object> = {
  readonly path: Path;
  /** A page of one thing leaves it out, because its screen renders `PageHead` itself. */
  readonly title?: TitleName;
  /** `everybody`: HTML at build, in both languages. `browser`: it needs the session or the order, so that its document is a shell. */
  readonly drawn: "everybody" | "browser";
  /** The shell waits for the session, and otherwise leads to the login and back. */
  readonly session?: true;
  /** A club without it does not have the page. */
  readonly capability?: Capability;
  /** React takes over this form alone, without router and queries. */
  readonly standalone?: FormName;
  /** First words of the private answers without which the page shows nothing offline. */
  readonly offline?: readonly string[];
  /** False for an address out of one fan's mail, which search engines leave alone. */
  readonly indexed?: false;
  /** The file of the screen, and the screen's name in it. */
  readonly load: () => Promise<{ readonly fetchFirst?: FetchFirst }>;
  readonly screen: string;
  /** The file of `fetchFirst` where it is not the screen's. */
  readonly first?: () => Promise<{ readonly fetchFirst: FetchFirst }>;
  /** Texts beside `common` and `shell` that must be there before the screen is drawn. */
  readonly texts: readonly TextSource[];
  /** Forms that the club's server answers where no script runs; they post to the page's own address. Only on the server. */
  readonly noScript?: () => Promise<readonly NoScriptForm[]>;
  /** Searches of its address that are drawn as documents of their own. */
  readonly choices?: readonly string[];
  /** Its addresses where the operator's answers or the brand say which there are; a path with parameters needs it. Only on the server. */
  readonly addresses?: () => Promise<AddressesOf>;
  /** Reads the search; what it does not know counts as absent. */
  readonly search?: (search: Record<string, unknown>) => Search;
  /** Where an address leads that is not the page's own. */
  readonly redirect?: (asked: Asked, client: QueryClient, scope: ApiScope) => string | undefined;
  /** Modules of `load` by their keys in Vite's manifest; the build of the prerenderer writes them. */
  readonly moduleIds?: readonly string[];
};

type Loaded<Name extends string> = Readonly<Record<Name, ComponentType>> & { readonly fetchFirst?: FetchFirst };

/** Says what a page is, and checks that the screen is in its file. */
export function definePage<const Path extends string, Name extends string, Search extends object = object>(
  page: Omit<Page<Path, Search>, "load" | "screen"> & { readonly load: () => Promise<Loaded<Name>>; readonly screen: Name },
) {
  return page;
}

/** The pages of these matches; of an unknown address none, though its beginning, say `/dashboard`, belongs to one. */
export function drawn<M extends { readonly _notFound?: boolean | undefined }>(matches: readonly M[]): readonly M[] {
  return matches.some((match) => match._notFound) ? [] : matches;
}
