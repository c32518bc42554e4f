import { Skeleton } from "@tribun/ui-kit";
import { type ComponentProps, Suspense } from "react";
import { OnceSeen } from "../../shell/once-seen.tsx";
import { lazyPart } from "./lazy-part.tsx";

const Invite = lazyPart(() => import("../account-shared/invite/invite-panel.tsx").then((module) => module.InvitePanel));

/** The code for friends, below what each of its pages is for: it comes once a fan comes near. */
export function InvitePanel(props: ComponentProps<typeof Invite>) {
  const place = <Skeleton height="420px" shape="card" />;
  return (
    <OnceSeen before={place} ahead="200px">
      <Suspense fallback={place}>
        <Invite {...props} />
      </Suspense>
    </OnceSeen>
  );
}
