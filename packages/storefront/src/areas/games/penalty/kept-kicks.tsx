import { GOAL_ZONES } from "@tribun/domain";
import { type Dispatch, useEffect } from "react";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { useKeptForm } from "../../../features/kept-forms/kept-forms.ts";
import { forgetUnsent, type Values, writeUnsent } from "../../../features/kept-forms/unsent.ts";
import type { Round, Step } from "./round.ts";

type KeptKicksProps = { readonly gameId: string; readonly round: Round; readonly step: Dispatch<Step> };

/** Stores the chosen kicks while the fan signs in again or reloads, and restores them. Renders nothing. */
export function KeptKicks({ gameId, round: { phase, kicks }, step }: KeptKicksProps) {
  const chosen = phase === "aim" ? kicks.flatMap((kick) => (kick ? [`${kick.zone} ${kick.power}`] : [])) : [];
  const fill = (given: Values) => {
    step({ kind: "begin" });
    for (const kick of Object.values(given)) {
      const [name, power] = `${kick}`.split(" ");
      const zone = GOAL_ZONES.find((one) => one === name);
      if (!zone) continue;
      step({ kind: "aim", zone });
      step({ kind: "power", power: Number(power) });
      step({ kind: "set" });
    }
  };
  const name = `kicks ${gameId}`;
  const values = Object.fromEntries(chosen.entries());
  useKeptForm(name, { values, fill });
  const owner = useSession().user?.id;
  useEffect(() => {
    if (owner === undefined || phase === "begin") return;
    if (phase === "aim") writeUnsent(owner, name, values);
    else forgetUnsent(owner, name);
  });
  return null;
}
