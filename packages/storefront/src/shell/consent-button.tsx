import { useText } from "@tribun/i18n";

/** Reopens the question, through the island that answers it; stands in the footer of every page. */
export function ConsentButton({ className }: { readonly className?: string | undefined }) {
  const t = useText("shell");
  return (
    <button type="button" className={className} data-island="consent" data-consent-act="open">
      {t("footer.cookies")}
    </button>
  );
}
