import { type Api, type ApiContext, createLazyApi, createLazyFileApi, type FileApi } from "@tribun/api-client";
import { type Language, LANGUAGE_CODE } from "@tribun/domain";
import { BASE_NAMESPACES, createI18n, type I18n, type KnownTexts, type TextSource } from "@tribun/i18n";
import { createStore } from "jotai";
import type { Brand } from "@tribun/brand-contract";
import { type Connection, createConnection, isAway } from "./connection.ts";
import { createServerClock, type ServerClock } from "../session/server-clock.ts";
import { createSession } from "../session/create-session.ts";
import type { Session } from "../session/session.ts";
import { type SessionEnd, sessionAtom } from "../session/session-state.ts";
import { readCartToken } from "../storage/storage.ts";

/** What a page or a standalone form is built with. One for each page load, and one for each prerendered page. */
export type AppCore = {
  readonly brand: Brand;
  readonly i18n: I18n;
  readonly api: Api;
  /** For calls that answer with a file. */
  readonly files: FileApi;
  readonly session: Session;
  readonly clock: ServerClock;
  readonly connection: Connection;
  /** Holds all atoms of the page. */
  readonly store: ReturnType<typeof createStore>;
};

export type AppOptions = {
  readonly brand: Brand;
  readonly language: Language;
  /** Texts to load before the first render, besides the base ones. */
  readonly namespaces?: readonly TextSource[];
  /** Texts from the page's state; others are fetched. */
  readonly texts?: KnownTexts;
  /** Origin of the operator; empty, the default, is the page's own. */
  readonly baseUrl?: string;
  readonly fetch?: typeof fetch;
};

/**
 * Creates what every page needs. The session is not started: `session.start()` is the browser's first act after hydration.
 * @param forget deletes the fan's other data when the session ends; receives how it ended
 */
export async function createCore(
  { brand, language, namespaces = [], texts = {}, baseUrl = "", fetch }: AppOptions,
  forget?: (how: SessionEnd) => void,
): Promise<AppCore> {
  const i18n = await createI18n(language, [...new Set([...BASE_NAMESPACES, ...namespaces])], texts);
  const store = createStore();
  const clock = createServerClock();
  const connection = createConnection(async () => {
    const headers = { "x-team-id": String(brand.teamId), "x-language-code": String(LANGUAGE_CODE[i18n.language]) };
    // The smallest call whose answer comes from the operator's database.
    const { status } = await (fetch ?? globalThis.fetch)(`${baseUrl}/api/mnp-providers`, { method: "HEAD", cache: "no-store", headers });
    return status < 500;
  });
  const session = createSession({
    store,
    clock,
    api: () => api,
    forget,
    here: () => `${location.pathname}${location.search}`,
  });
  const restart = () => void session.start();
  store.sub(sessionAtom, () => {
    const state = store.get(sessionAtom);
    if (state.status === "unauthenticated" && isAway(state.failure)) connection.whenBack(restart);
  });
  const context: ApiContext = {
    baseUrl,
    teamId: brand.teamId,
    language: () => i18n.language,
    accessToken: session.accessToken,
    cartToken: readCartToken,
    onServerTime: clock.sync,
    onUnauthorised: session.doubt,
    ...(fetch && { fetch }),
  };
  const api = createLazyApi(context);
  return { brand, i18n, api, files: createLazyFileApi(context), session, clock, connection, store };
}
