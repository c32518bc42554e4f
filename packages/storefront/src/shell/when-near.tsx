import { type ReactNode, Suspense } from "react";
import { RenderWhenNear } from "@tribun/ui-kit";

type WhenNearProps = {
  /** Placeholder, as high as the content. */
  readonly place: ReactNode;
  /** True when the address leads to this part. */
  readonly wanted?: boolean;
  /** The content, whose code loads late. */
  readonly children: ReactNode;
};

/** A part below the main content of its page: its code and data load when the fan scrolls near. */
export function WhenNear({ place, wanted = false, children }: WhenNearProps) {
  return (
    <RenderWhenNear before={place} ahead="100px" wanted={wanted}>
      <Suspense fallback={place}>{children}</Suspense>
    </RenderWhenNear>
  );
}
