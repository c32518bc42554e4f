import { useText } from "@tribun/i18n";
import { useSetAtom } from "jotai";
import { consentOpenAtom } from "./consent.ts";

/** Opens the question again; stands in the foot of every page. */
export function ConsentButton({ className }: { readonly className?: string | undefined }) {
  const t = useText("shell");
  const open = useSetAtom(consentOpenAtom);
  return (
    <button type="button" className={className} onClick={() => open(true)}>
      {t("footer.cookies")}
    </button>
  );
}
