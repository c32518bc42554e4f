import type { Api } from "@tribun/api-client";
import { TextProvider, useLanguage } from "@tribun/i18n";
import { Provider as StoreProvider } from "jotai";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { BrandProvider } from "../brand/use-brand.tsx";
import { type Place, PlaceProvider, usePlace } from "../place/place.tsx";
import type { AppCore } from "./core.ts";
import type { Brand } from "@tribun/brand-contract";
import type { Language } from "@tribun/domain";

/**
 * What a query needs. The language is part of its key, so that a change of language reloads the data (spec §2). A page never changes its
 * club.
 */
export type ApiScope = { readonly api: Api; readonly language: Language; readonly brand: Brand };

const AppContext = createContext<AppCore | undefined>(undefined);

type AppProvidersProps = { readonly app: AppCore; readonly place: Place; readonly children: ReactNode };

/** Provides the app to its children: brand, texts, atoms and navigation. For pages, standalone forms, stories and tests. */
export function AppProviders({ app, place, children }: AppProvidersProps) {
  return (
    <AppContext value={app}>
      <BrandProvider brand={app.brand}>
        <TextProvider i18n={app.i18n}>
          <StoreProvider store={app.store}>
            <PlaceProvider value={place}>{children}</PlaceProvider>
          </StoreProvider>
        </TextProvider>
      </BrandProvider>
    </AppContext>
  );
}

/** The app, and a function that opens the home page. Throws outside `AppProviders`. */
export function useApp(): AppCore & { readonly goHome: () => void } {
  const app = useContext(AppContext);
  const { push } = usePlace();
  if (!app) throw new Error("useApp needs AppProviders above it");
  return useMemo(() => ({ ...app, goHome: () => push("/") }), [app, push]);
}

/** The API client: `api(tariffs, { query: { type: "flex" } })`. Failures are `ApiError`s. */
export function useApi(): Api {
  return useApp().api;
}

/** API client, language and club, which queries need: an answer depends on the language and on what the club sells. */
export function useApiScope(): ApiScope {
  const { api, brand } = useApp();
  const language = useLanguage();
  return useMemo(() => ({ api, language, brand }), [api, language, brand]);
}

/** The operator's clock, in milliseconds; for countdowns. */
export function useServerNow(): () => number {
  return useApp().clock.now;
}
