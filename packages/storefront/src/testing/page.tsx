import "@tribun/ui-kit/faces.css";
import "@tribun/ui-kit/styles.css";
import { createMemoryHistory } from "@tanstack/react-router";
import type { Tokens } from "@tribun/api-client/contract";
import type { Brand } from "@tribun/brand-contract";
import { useBrand } from "../platform/brand/use-brand.tsx";
import type { Language } from "@tribun/domain";
import { NAMESPACES, useLanguage } from "@tribun/i18n";
import { allTexts } from "@tribun/i18n/testing";
import { testNow } from "@tribun/vitest-config/clock";
import { type ReactNode, useEffect, useState } from "react";
import { createApp } from "../platform/queries/app.ts";
import { ClubApp } from "../pages/app.tsx";
import { createClubRouter } from "../pages/router.tsx";
import { SESSION_KEY } from "../hydration/hand-over.ts";
import { CONSENT, showConsent } from "../hydration/islands/consent.ts";
import { installIslands } from "../hydration/islands/index.ts";
import { type Answers, fakeOperator } from "./fake-operator.ts";
import { sampleBrand } from "./sample-brand.ts";

/** A pair of tokens that expires after `seconds`. @param sub id of the fan */
export function tokensFor(seconds: number, sub = "fan-1"): Tokens {
  const exp = Math.floor(testNow() / 1000) + seconds;
  return { accessToken: `x.${btoa(JSON.stringify({ exp, sub }))}.${seconds}`, refreshToken: `refresh-${seconds}` };
}

type PageOptions = {
  readonly path: string;
  readonly answers?: Answers;
  readonly brand?: Brand;
  readonly language?: Language;
  /** Signed in with these tokens, which the page finds in the browser. */
  readonly tokens?: Tokens;
};

/** A whole page: the real routes, shell and session, with an operator that answers from a table. */
export async function makePage({ path, answers = {}, brand = sampleBrand, language = "de", tokens }: PageOptions) {
  if (tokens) localStorage.setItem(SESSION_KEY, JSON.stringify(tokens));
  // As the script in a document's head does.
  document.documentElement.dataset["scripted"] = "";
  installIslands();
  showConsent();
  const operator = fakeOperator(answers);
  const app = await createApp({
    brand,
    language,
    namespaces: NAMESPACES,
    texts: await allTexts(language),
    baseUrl: "https://operator.example",
    fetch: operator.fetch,
  });
  const router = createClubRouter(app, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return { element: <ClubApp router={router} app={app} />, app, router, sent: operator.sent, href: () => router.history.location.href };
}

/** A whole page for stories, in the club and language of the toolbar. With `consent` the question is already answered. */
export function PageStory({ path, answers, consent = true }: Pick<PageOptions, "path" | "answers"> & { readonly consent?: boolean }) {
  const brand = useBrand();
  const language = useLanguage();
  const [element, setElement] = useState<ReactNode>();
  useEffect(() => {
    let wanted = true;
    localStorage.clear();
    if (consent)
      localStorage.setItem(CONSENT.key, JSON.stringify({ version: CONSENT.version, choice: "denied", at: "2026-11-21T10:00:00.000Z" }));
    void makePage({ path, brand, language, ...(answers && { answers }) }).then((page) => wanted && setElement(page.element));
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a story's options never change
  }, [brand, language]);
  return element;
}
