import type { ComponentProps } from "react";
import { KeptPlace } from "./kept-place.tsx";
import { lazyPart } from "../../platform/lazy/lazy-part.tsx";
import { WhenNear } from "../../shell/when-near.tsx";

const Invite = lazyPart(() => import("./invite-panel/invite-panel.tsx").then((module) => module.InvitePanel));

/** The panel with the invitation code. It loads when the fan scrolls near, because it stands below the main content of its pages. */
export function InvitePanel(props: ComponentProps<typeof Invite>) {
  return (
    <WhenNear place={<KeptPlace of="invite" />}>
      <Invite {...props} />
    </WhenNear>
  );
}
