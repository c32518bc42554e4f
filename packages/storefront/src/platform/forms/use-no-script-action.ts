import { useLanguage } from "@tribun/i18n";

/** The address that a form posts to without JavaScript, in the page's own language: `/support?lang=tr#write`. */
export function useNoScriptAction(path: string, place?: string): string {
  const language = useLanguage();
  return `${path}?lang=${language}${place === undefined ? "" : `#${place}`}`;
}
