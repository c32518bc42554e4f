import { lineBlocks, lineNotices } from "@tribun/api-client/calls/lines";
import type { LineSettings } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { SwitchField } from "@tribun/ui-kit";
import { useApi } from "../../../api/use-app.tsx";
import { ApiErrorNotice } from "../../../shell/api-error-view.tsx";
import shared from "../../account-shared/account.module.css";
import { useAct } from "../../account-shared/use-act.ts";
import { useSettingsKnown } from "./settings.ts";

const NAMES = ["premium", "thirdParty", "notice"] as const;
type Name = (typeof NAMES)[number];

/** What is on or off and counts at once: two blocks that cost nothing (§ 61 TKG), and the notice at 80 % (§ 10 TKTransparenzV). */
export function Switches({ settings }: { readonly settings: LineSettings }) {
  const t = useText("account");
  const api = useApi();
  const know = useSettingsKnown();
  const { busy, failed, failure, run } = useAct<Name>();
  const params = { id: settings.lineId };
  const { premiumNumbers, thirdPartyBilling } = settings.blocks;
  const states = { premium: premiumNumbers, thirdParty: thirdPartyBilling, notice: settings.usageNotice };
  const turn = (name: Name, on: boolean) =>
    run(name, async () => {
      if (name === "notice") know(await api(lineNotices, { params, body: { usageNotice: on } }));
      else know(await api(lineBlocks, { params, body: name === "premium" ? { premiumNumbers: on } : { thirdPartyBilling: on } }));
    });
  return NAMES.map((name) => (
    <div key={name} className={shared["row"]}>
      <SwitchField
        name={name}
        checked={states[name]}
        busy={busy === name}
        hint={t(`shield.${name}Hint`)}
        onChange={(on) => void turn(name, on)}
      >
        {t(`shield.${name}`)}
      </SwitchField>
      {failed === name && <ApiErrorNotice error={failure} />}
    </div>
  ));
}
