import { useText } from "@tribun/i18n";
import { useSetAtom } from "jotai";
import { CONSENT_BAR_ID, consentOpenAtom } from "./consent.ts";

/** Opens the question again; stands in the foot of every page. */
export function ConsentButton({ className }: { readonly className?: string | undefined }) {
  const t = useText("shell");
  const open = useSetAtom(consentOpenAtom);
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        open(true);
        // Where it is open already it stands at the top of the page, far from here.
        document.getElementById(CONSENT_BAR_ID)?.focus();
      }}
    >
      {t("footer.cookies")}
    </button>
  );
}
