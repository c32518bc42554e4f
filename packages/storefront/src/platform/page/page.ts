import type { QueryClient } from "@tanstack/react-query";
import type { TextKey, TextSource } from "@tribun/i18n";
import type { ComponentType } from "react";
import type { ApiScope } from "../app/use-app.tsx";
import type { BudgetKind } from "./budget.ts";
import type { NoScriptForm } from "./no-script-form.ts";
import type { Capability } from "../brand/offers.ts";

type TitleOf<K extends string> = K extends `title.${infer Title}` ? Title : never;
/** Name of a title in the namespace `shell`, `title.<name>`, and of a description in `descriptions`. */
export type TitleName = TitleOf<TextKey<"shell">>;

/** The standalone forms; `start/forms.ts` says what each loads. */
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

/** The requested address of a page. */
export type Asked = {
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  /** The query as in the address, with its question mark. */
  readonly searchText: string;
};

/**
 * Fetches what a page shows first into the cache. A screen's file exports it as `fetchFirst`. Answers whose key begins with "public" are
 * rendered at build and are part of a shell's state. Those whose key begins with "private" are fetched ahead for a signed-in fan.
 */
export type FetchFirst = (client: QueryClient, scope: ApiScope, asked: Asked) => readonly Promise<unknown>[];

/** Lists the addresses of a page, including the queries that have documents of their own. */
export type AddressesOf = (client: QueryClient, scope: ApiScope) => Promise<readonly string[]> | readonly string[];

/** The descriptor of a page. Everything else derives from the list of these in `pages/pages.ts`. */
export type Page<Path extends string = string, Search extends object = object> = {
  readonly path: Path;
  /** A page about one thing omits it, because its screen renders `PageHead` itself. */
  readonly title?: TitleName;
  /** `everybody`: HTML at build, in both languages. `browser`: the page needs the session or the order, so its document is a shell. */
  readonly drawn: "everybody" | "browser";
  /** Size budget, unless it is the default: `still` for a page with HTML at build, else `account` with a session and `step` without. */
  readonly budget?: BudgetKind;
  /** The shell waits for the session, and without one leads to the login and back. */
  readonly session?: true;
  /** A club without this capability does not have the page. */
  readonly capability?: Capability;
  /** `short`: the footer keeps only what the law requires, so that an order leads nowhere else. */
  readonly footer?: "short";
  /** React hydrates only this form, without router and queries. */
  readonly standalone?: FormName;
  /** The rest of a query key, after `private` and the language: the answer without which the page shows nothing offline. */
  readonly offline?: readonly string[];
  /** False for an address from one fan's mail, which search engines must not index. */
  readonly indexed?: false;
  /** Loads the file of the screen; `screen` is the screen's name in it. */
  readonly load: () => Promise<{ readonly fetchFirst?: FetchFirst }>;
  readonly screen: string;
  /** Fetches what a standalone form shows first, because its screen has no queries. Only on the server. */
  readonly fetchFirst?: FetchFirst;
  /** Texts besides `common` and `shell` that must load before the screen renders. */
  readonly texts: readonly TextSource[];
  /** Forms that the club's server answers without JavaScript; they post to the page's own address. Only on the server. */
  readonly noScript?: () => Promise<readonly NoScriptForm[]>;
  /** Queries of its address that have documents of their own. */
  readonly choices?: readonly string[];
  /** Its addresses, when the operator's answers or the brand decide which exist; a path with parameters needs it. Only on the server. */
  readonly addresses?: AddressesOf;
  /** Parses the query; what it does not know counts as absent. */
  readonly search?: (search: Record<string, unknown>) => Search;
  /** Where an address leads that is not the page's own. */
  readonly redirect?: (asked: Asked, client: QueryClient, scope: ApiScope) => string | undefined;
  /** Modules of `load` by their keys in Vite's manifest; the build of the prerenderer writes them. */
  readonly moduleIds?: readonly string[];
};

type Loaded<Name extends string> = Readonly<Record<Name, ComponentType>> & { readonly fetchFirst?: FetchFirst };

/** Defines a page's descriptor, and checks that the screen is in its file. */
export function definePage<const Path extends string, Name extends string, Search extends object = object>(
  page: Omit<Page<Path, Search>, "load" | "screen"> & { readonly load: () => Promise<Loaded<Name>>; readonly screen: Name },
) {
  return page;
}

/** The pages of these matches; none for an unknown address, although its beginning, such as `/dashboard`, matches one. */
export function drawn<M extends { readonly _notFound?: boolean | undefined }>(matches: readonly M[]): readonly M[] {
  return matches.some((match) => match._notFound) ? [] : matches;
}
