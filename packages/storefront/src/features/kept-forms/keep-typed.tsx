import { type ComponentProps, lazy, Suspense, useEffect, useState } from "react";
import { useSession } from "../../platform/signed-in/use-session.ts";

/** If this code cannot load, the form works as for a guest. */
const KeptForm = lazy(() =>
  import("./kept-form/kept-form.tsx").then(
    ({ KeptForm: default_ }) => ({ default: default_ }),
    () => ({ default: () => null }),
  ),
);

/**
 * Keeps what a fan types in a public form while they sign in again after the token expired, as the forms of the account do. Its code loads
 * only for a signed-in fan, because a guest has no session that could end. It must stay mounted when the form is sent and gone.
 */
export function KeepTyped(props: Omit<ComponentProps<typeof KeptForm>, "known">) {
  const owner = useSession().user?.id;
  // Set after the form has rendered, because the form's own prefilled values would overwrite what was kept.
  const [known, setKnown] = useState<string>();
  useEffect(() => {
    if (owner !== undefined) setKnown(owner);
  }, [owner]);
  return (
    known !== undefined && (
      <Suspense>
        <KeptForm {...props} known={known} />
      </Suspense>
    )
  );
}
