import { useText } from "@tribun/i18n";

/** Opens the question again, by the island that answers it; stands in the foot of every page. */
export function ConsentButton({ className }: { readonly className?: string | undefined }) {
  const t = useText("shell");
  return (
    <button type="button" className={className} data-island="consent" data-consent-act="open">
      {t("footer.cookies")}
    </button>
  );
}
