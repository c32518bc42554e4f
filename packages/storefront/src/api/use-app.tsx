import { useRouter } from "@tanstack/react-router";
import { QueryClientProvider } from "@tanstack/react-query";
import type { Api } from "@tribun/api-client";
import { TextProvider, useLanguage } from "@tribun/i18n";
import { Provider as StoreProvider } from "jotai";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { BrandProvider } from "../brand/use-brand.tsx";
import type { App } from "./app.ts";
import type { ApiScope } from "./queries.ts";

const AppContext = createContext<App | undefined>(undefined);

/** Gives the page its app: brand, texts, atoms, queries. For the router's `Wrap`, and for stories and tests. */
export function AppProviders({ app, children }: { readonly app: App; readonly children: ReactNode }) {
  return (
    <AppContext value={app}>
      <BrandProvider brand={app.brand}>
        <TextProvider i18n={app.i18n}>
          <StoreProvider store={app.store}>
            <QueryClientProvider client={app.queryClient}>{children}</QueryClientProvider>
          </StoreProvider>
        </TextProvider>
      </BrandProvider>
    </AppContext>
  );
}

/** The app, and the way home. Throws outside `AppProviders`. */
export function useApp(): App & { readonly goHome: () => void } {
  const app = useContext(AppContext);
  const router = useRouter({ warn: false });
  if (!app) throw new Error("useApp needs AppProviders above it");
  return useMemo(() => ({ ...app, goHome: () => void router.navigate({ href: "/" }) }), [app, router]);
}

/** The client: `api(tariffs, { query: { type: "flex" } })`. Failures are `ApiError`s. */
export function useApi(): Api {
  return useApp().api;
}

/** Client and language together, which every query needs: another language is another answer. */
export function useApiScope(): ApiScope {
  const { api } = useApp();
  const language = useLanguage();
  return useMemo(() => ({ api, language }), [api, language]);
}

/** The operator's clock, in milliseconds; for countdowns. */
export function useServerNow(): () => number {
  return useApp().clock.now;
}
