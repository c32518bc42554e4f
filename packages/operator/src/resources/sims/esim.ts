import type { EsimProfile } from "@tribun/api-client/contract";
import { androidInstallUrl, appleInstallUrl, buildLpa, maskIccid } from "@tribun/domain";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type SimRow, sims } from "../../db/schema/lines.ts";
import type { Deps } from "../../deps.ts";
import { Problem } from "../../http/problem.ts";

/**
 * The profile of an eSIM. Its code works once: from the moment a device has loaded it, it is no longer given out.
 * @throws Problem -1 with status 404 for a card
 */
export async function esimProfile(deps: Deps, db: Db, sim: SimRow): Promise<EsimProfile> {
  if (sim.type !== "esim" || sim.smdpAddress === null || sim.matchingId === null)
    throw new Problem("-1", { status: 404, reason: "sim.noEsim" });
  const iccidMasked = maskIccid(sim.iccid);
  const downloadedAt = await loadedAt(deps, db, sim);
  if (downloadedAt) return { state: "downloaded", iccidMasked, downloadedAt: downloadedAt.toISOString() };
  const { smdpAddress, matchingId } = sim;
  const lpa = buildLpa({ smdpAddress, matchingId });
  return { state: "ready", iccidMasked, lpa, smdpAddress, matchingId, appleUrl: appleInstallUrl(lpa), androidUrl: androidInstallUrl(lpa) };
}

/** When a device has loaded the profile of a SIM, as far as anybody knows; from then on its code is given to nobody. */
export async function loadedAt(deps: Deps, db: Db, sim: SimRow): Promise<Date | undefined> {
  if (sim.type !== "esim") return undefined;
  return sim.downloadedAt ?? askDownload(deps, db, sim);
}

/** Asks the platform, and keeps what it says. A platform that does not answer keeps nobody from the code. */
async function askDownload(deps: Deps, db: Db, sim: SimRow): Promise<Date | undefined> {
  try {
    const at = await deps.providers.sim.downloadedAt(db, sim.iccid);
    if (!at) return undefined;
    await db
      .update(sims)
      .set({ downloadedAt: at })
      .where(and(eq(sims.iccid, sim.iccid), isNull(sims.downloadedAt)));
    return at;
  } catch (error) {
    deps.log.warn({ err: error }, "profile state");
    return undefined;
  }
}
