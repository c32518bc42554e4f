import type { App } from "./app.ts";
import type { ApiScope } from "../app/api-scope.ts";

/** API client, language and club outside React, for loaders. */
export function scopeOf({ api, i18n, brand }: Pick<App, "api" | "i18n" | "brand">): ApiScope {
  return { api, language: i18n.language, brand };
}
