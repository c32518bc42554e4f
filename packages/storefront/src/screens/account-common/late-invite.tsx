import type { ComponentProps } from "react";
import { KeptPlace } from "./kept-place.tsx";
import { lazyPart } from "./lazy-part.tsx";
import { WhenNear } from "./when-near.tsx";

const Invite = lazyPart(() => import("../account-shared/invite/invite-panel.tsx").then((module) => module.InvitePanel));

/** The code for friends, below what each of its pages is for: it comes once a fan comes near. */
export function InvitePanel(props: ComponentProps<typeof Invite>) {
  return (
    <WhenNear place={<KeptPlace of="invite" />}>
      <Invite {...props} />
    </WhenNear>
  );
}
