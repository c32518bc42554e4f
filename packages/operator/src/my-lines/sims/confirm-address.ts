import { eq } from "drizzle-orm";
import { simReplacements } from "../../db/schema/line-care.ts";
import type { Deps } from "../../kernel/deps.ts";
import { touch } from "../../base/touch.ts";
import { lockReplacement, makeReplacement } from "../../lines/sims/replace.ts";

/**
 * Confirms the address of a replacement card and continues with it. A repeated call returns `done`; a stopped or replaced card returns
 * `late`.
 */
export function confirmAddress(deps: Deps, id: string): Promise<{ readonly kind: "done" | "late" }> {
  return deps.db.transaction(async (tx) => {
    const found = await lockReplacement(tx, id);
    if (!found || found.replacement.state === "failed" || found.line.state === "ended") return { kind: "late" };
    if (!found.replacement.addressUnproven) return { kind: "done" };
    await tx.update(simReplacements).set({ addressUnproven: false, updatedAt: deps.clock.now() }).where(eq(simReplacements.id, id));
    await deps.outbox.enqueue(tx, makeReplacement, { replacementId: id });
    await touch(tx, found.line.userId);
    return { kind: "done" };
  });
}
