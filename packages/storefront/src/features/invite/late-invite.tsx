import type { ComponentProps } from "react";
import { KeptPlace } from "./kept-place.tsx";
import { lazyPart } from "../../platform/lazy/lazy-part.tsx";
import { WhenNear } from "../../shell/when-near.tsx";

const Invite = lazyPart(() => import("./invite-panel/invite-panel.tsx").then((module) => module.InvitePanel));

/** The code for friends, below what each of its pages is for: it comes once a fan comes near. */
export function InvitePanel(props: ComponentProps<typeof Invite>) {
  return (
    <WhenNear place={<KeptPlace of="invite" />}>
      <Invite {...props} />
    </WhenNear>
  );
}
