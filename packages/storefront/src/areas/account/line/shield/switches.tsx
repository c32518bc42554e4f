import { lineBlocks, lineNotices } from "@tribun/api-client/calls/lines";
import type { LineSettings } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { SwitchField } from "@tribun/ui-kit";
import { useApi } from "../../../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../../../shell/late-errors.tsx";
import shared from "../../shared/edit/account.module.css";
import { useAct } from "../../../../platform/queries/use-act.ts";
import { useSettingsKnown } from "./settings.ts";

const NAMES = ["premium", "thirdParty", "roaming", "notice"] as const;
type Name = (typeof NAMES)[number];
/** Name of each block in the API contract. */
const BLOCKS = { premium: "premiumNumbers", thirdParty: "thirdPartyBilling", roaming: "roamingData" } as const;

/** Switches that take effect at once: free blocks (§ 61 TKG; data outside the EU), and the notice at 80 % (§ 10 TKTransparenzV). */
export function Switches({ settings }: { readonly settings: LineSettings }) {
  const isOn = (name: Name) => (name === "notice" ? settings.usageNotice : settings.blocks[BLOCKS[name]]);
  return NAMES.map((name) => <Switch key={name} lineId={settings.lineId} name={name} checked={isOn(name)} />);
}

/** Each switch has its own state, because another one may be saving. */
function Switch({ lineId, name, checked }: { readonly lineId: string; readonly name: Name; readonly checked: boolean }) {
  const t = useText("account");
  const api = useApi();
  const know = useSettingsKnown();
  const { busy, failure, run } = useAct<Name>();
  const params = { id: lineId };
  const turn = (on: boolean) =>
    run(name, async () => {
      if (name === "notice") await know(await api(lineNotices, { params, body: { usageNotice: on } }));
      else await know(await api(lineBlocks, { params, body: { [BLOCKS[name]]: on } }));
    });
  return (
    <div className={shared["row"]}>
      <SwitchField name={name} checked={checked} busy={busy !== undefined} hint={t(`shield.${name}Hint`)} onChange={(on) => void turn(on)}>
        {t(`shield.${name}`)}
      </SwitchField>
      {failure !== undefined && <ApiErrorNotice error={failure} />}
    </div>
  );
}
