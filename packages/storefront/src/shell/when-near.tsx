import { type ReactNode, Suspense } from "react";
import { OnceSeen } from "@tribun/ui-kit";

type WhenNearProps = {
  /** What keeps the place, as high as what comes. */
  readonly place: ReactNode;
  /** An address leads right here. */
  readonly wanted?: boolean;
  /** Its code comes late. */
  readonly children: ReactNode;
};

/** A part that stands below what its page is opened for: code and data of it come once a fan comes near. */
export function WhenNear({ place, wanted = false, children }: WhenNearProps) {
  return (
    <OnceSeen before={place} ahead="100px" wanted={wanted}>
      <Suspense fallback={place}>{children}</Suspense>
    </OnceSeen>
  );
}
