import { useAtomValue } from "jotai";
import { type ComponentType, lazy, Suspense } from "react";
import { consentOpenAtom } from "./consent.ts";

/** Without the question nothing is measured, so a page that cannot fetch it goes on without. */
const ConsentDialog = lazy<ComponentType>(() =>
  import("./consent-dialog.tsx").then(
    ({ ConsentDialog: dialog }) => ({ default: dialog }),
    () => ({ default: () => null }),
  ),
);

/** The question whether a visit may be measured, whose code comes once the page is alive. */
export function Consent() {
  const open = useAtomValue(consentOpenAtom);
  return (
    open && (
      <Suspense>
        <ConsentDialog />
      </Suspense>
    )
  );
}
