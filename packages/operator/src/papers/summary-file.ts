import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { contractSummaries } from "../db/schema/catalogue.ts";
import { tariffChanges } from "../db/schema/lines.ts";
import { orders } from "../db/schema/orders.ts";
import type { BinaryAnswer } from "../http/context.ts";
import { Problem } from "../base/problem.ts";
import { paperName } from "./file-name.ts";
import { summaryFacts } from "./summary-facts.ts";
import { summaryPdf } from "./summary-pdf.ts";
import { sha256 } from "../security/seal.ts";

/** A summary as PDF with the words that the fan saw. @throws Problem 1011 */
export async function summaryFile(db: Db, id: string): Promise<BinaryAnswer> {
  const [row] = await db.select().from(contractSummaries).where(eq(contractSummaries.id, id));
  const facts = v.safeParse(summaryFacts, row?.basket);
  if (!row || !facts.success) throw Problem.fileNotFound();
  return {
    body: await summaryPdf(facts.output),
    contentType: "application/pdf",
    downloadAs: paperName({ name: facts.output.club }, "summary", row.language, facts.output.tariff.name),
    etag: `"${sha256(row.hash + row.id).slice(0, 22)}"`,
  };
}

/**
 * Checks the access to a summary. Before an order, any caller with its id may read it, because a guest has no other proof. Once an order or
 * a tariff change refers to it, only that fan may, even if a guest requested it.
 * @throws Problem 1011 for another fan's contract, the same as for an unknown summary
 */
export async function guardReader(db: Db, id: string, userId: string | undefined): Promise<void> {
  const fans = await db
    .select({ userId: orders.userId })
    .from(orders)
    .where(eq(orders.contractSummaryId, id))
    .union(db.select({ userId: tariffChanges.userId }).from(tariffChanges).where(eq(tariffChanges.contractSummaryId, id)));
  if (fans.length > 0 && !fans.some((fan) => fan.userId === userId)) throw Problem.fileNotFound();
}
