import { type ComponentProps, lazy, Suspense, useEffect, useState } from "react";
import { useSession } from "../../platform/signed-in/use-session.ts";

/** Without it the form works as for a guest. */
const KeptForm = lazy(() =>
  import("./kept-form/kept-form.tsx").then(
    ({ KeptForm: default_ }) => ({ default: default_ }),
    () => ({ default: () => null }),
  ),
);

/**
 * Keeps what is typed in a public form while a fan whose token ran out signs in again, as the forms of the account do. Fetched for who
 * is signed in: a guest has no session that could end. It has to stay where it is when the form is sent and gone.
 */
export function KeepTyped(props: Omit<ComponentProps<typeof KeptForm>, "known">) {
  const owner = useSession().user?.id;
  // Known a moment later than the form: what that fills in by itself would come over what was kept.
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
