import { Skeleton } from "@tribun/ui-kit";
import type { ComponentProps } from "react";
import { lazyPart } from "./lazy-part.tsx";
import { WhenNear } from "./when-near.tsx";

const Invite = lazyPart(() => import("../account-shared/invite/invite-panel.tsx").then((module) => module.InvitePanel));

/** The code for friends, below what each of its pages is for: it comes once a fan comes near. */
export function InvitePanel(props: ComponentProps<typeof Invite>) {
  return (
    <WhenNear place={<Skeleton height="510px" shape="card" />}>
      <Invite {...props} />
    </WhenNear>
  );
}
