import { useLanguage } from "@tribun/i18n";

/** Address of a document of the operator, by folder and name (spec §7). */
export function fileHref(folder: "product-sheets" | "summary-samples" | "price-lists" | "legal-texts", fileName: string): string {
  return `/api/files?${new URLSearchParams({ folder, fileName }).toString()}`;
}

/** The page that shows an order until its line is active. */
export function orderHref(id: string): string {
  return `/dashboard/orders/${encodeURIComponent(id)}`;
}

/** The address that a form posts to without JavaScript, in the page's own language: `/support?lang=tr#write`. */
export function useNoScriptAction(path: string, place?: string): string {
  const language = useLanguage();
  return `${path}?lang=${language}${place === undefined ? "" : `#${place}`}`;
}
