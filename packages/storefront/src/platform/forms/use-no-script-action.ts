import { useLanguage } from "@tribun/i18n";

/** Where a form posts to without any script, in the page's own language: `/support?lang=tr#write`. */
export function useNoScriptAction(path: string, place?: string): string {
  const language = useLanguage();
  return `${path}?lang=${language}${place === undefined ? "" : `#${place}`}`;
}
