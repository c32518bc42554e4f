import type { Line, SimReplacement } from "@tribun/api-client/contract";
import { euro, maskIccid } from "@tribun/domain";
import type { SimReplacementRow } from "../../db/schema/line-care.ts";
import type { SimRow } from "../../db/schema/lines.ts";

/** The view of a line's SIM for its owner; without a SIM, a card on its way. */
export function simView(sim: SimRow | undefined, replacement: SimReplacementRow | undefined): Line["sim"] {
  return {
    type: sim?.type ?? "physical",
    iccidMasked: sim ? maskIccid(sim.iccid) : "",
    ...(sim && sim.eid !== null && { eid: sim.eid }),
    ...(sim && { state: sim.state }),
    ...(sim?.downloadedAt && { downloadedAt: sim.downloadedAt.toISOString() }),
    ...(replacement && { replacement: replacementView(replacement) }),
  };
}

/** The view of a replacement for its owner. */
export function replacementView(row: SimReplacementRow): SimReplacement {
  return {
    id: row.id,
    type: row.type,
    state: row.state,
    fee: euro(row.feeCents),
    ...(row.addressUnproven && { addressUnproven: true }),
    ...(row.carrier !== null && { carrier: row.carrier }),
    ...(row.expectedFrom !== null && { expectedFrom: row.expectedFrom }),
    ...(row.expectedTo !== null && { expectedTo: row.expectedTo }),
  };
}
