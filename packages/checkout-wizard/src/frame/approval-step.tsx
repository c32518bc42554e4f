import { lazyPart } from "../shared/lazy-part.ts";
import { Approval } from "../steps/approval/step.tsx";
import { LostEditor } from "../summary/lost-editor.tsx";
import { type Editors, EditorsContext } from "../summary/ticket-part.tsx";

/** The forms of the other steps. Each loads when the fan opens its part; if it fails to load, `LostEditor` lets the fan close the part. */
const EDITORS: Editors = {
  tariff: lazyPart(() => import("../steps/tariff/edit/edit.tsx").then((module) => module.TariffEdit), LostEditor),
  holder: lazyPart(() => import("../steps/number/edit-holder/edit-holder.tsx").then((module) => module.HolderEdit), LostEditor),
  sim: lazyPart(() => import("../steps/number/edit-sim/edit-sim.tsx").then((module) => module.SimEdit), LostEditor),
  jersey: lazyPart(() => import("../steps/extras/edit/edit.tsx").then((module) => module.JerseyEdit), LostEditor),
};

/** Step 4 with the forms that edit parts of the order in place (spec §3, L20). */
export function ApprovalStep() {
  return (
    <EditorsContext value={EDITORS}>
      <Approval />
    </EditorsContext>
  );
}
