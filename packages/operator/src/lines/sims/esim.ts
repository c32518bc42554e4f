import type { EsimProfile } from "@tribun/api-client/contract";
import { androidInstallUrl, appleInstallUrl, buildLpa, maskIccid } from "@tribun/domain";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type SimRow, sims } from "../../db/schema/lines.ts";
import type { Deps } from "../../kernel/deps.ts";
import { Problem } from "../../base/problem.ts";

/**
 * The profile of an eSIM. Its code works once: after a device has downloaded the profile, the code is no longer returned.
 * @throws Problem -1 with status 404 for a card
 */
export async function esimProfile(deps: Deps, db: Db, sim: SimRow): Promise<EsimProfile> {
  if (sim.type !== "esim" || sim.smdpAddress === null || sim.matchingId === null)
    throw Problem.failed({ status: 404, reason: "sim.noEsim" });
  const iccidMasked = maskIccid(sim.iccid);
  const downloadedAt = await loadedAt(deps, db, sim);
  if (downloadedAt) return { state: "downloaded", iccidMasked, downloadedAt: downloadedAt.toISOString() };
  const { smdpAddress, matchingId } = sim;
  const lpa = buildLpa({ smdpAddress, matchingId });
  return { state: "ready", iccidMasked, lpa, smdpAddress, matchingId, appleUrl: appleInstallUrl(lpa), androidUrl: androidInstallUrl(lpa) };
}

/** When a device downloaded a SIM's profile, as far as known. From then on its code is not returned. */
export async function loadedAt(deps: Deps, db: Db, sim: SimRow): Promise<Date | undefined> {
  if (sim.type !== "esim") return undefined;
  return sim.downloadedAt ?? askDownload(deps, db, sim);
}

/** Fetches the download from the platform and stores it. If the platform does not answer, the fan still gets the code. */
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
