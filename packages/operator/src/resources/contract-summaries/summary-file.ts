import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { contractSummaries } from "../../db/schema/catalogue.ts";
import { tariffChanges } from "../../db/schema/lines.ts";
import { orders } from "../../db/schema/orders.ts";
import type { BinaryAnswer } from "../../http/context.ts";
import { Problem } from "../../http/problem.ts";
import { documentFile } from "../../providers/documents/order-documents.ts";
import { summaryFacts } from "../../providers/documents/summary-facts.ts";
import { summaryPdf } from "../../providers/documents/summary-pdf.ts";
import { sha256 } from "../../security/seal.ts";

/** A summary with the words that it was shown with. @throws Problem 1011 */
export async function summaryFile(db: Db, id: string): Promise<BinaryAnswer> {
  const [row] = await db.select().from(contractSummaries).where(eq(contractSummaries.id, id));
  const facts = v.safeParse(summaryFacts, row?.basket);
  if (!row || !facts.success) throw new Problem("1011");
  return {
    body: await summaryPdf(facts.output),
    contentType: "application/pdf",
    downloadAs: documentFile("summary", row.language),
    etag: `"${sha256(row.hash + row.id).slice(0, 22)}"`,
  };
}

/**
 * Before it is agreed to, whoever has its id may read a summary: a guest has nothing else. What an order or a change of tariff has taken is
 * a fan's contract, also where a guest had it made.
 * @throws Problem 1011 for a contract of somebody else, as for a summary that there never was
 */
export async function guardReader(db: Db, id: string, userId: string | undefined): Promise<void> {
  const fans = await db
    .select({ userId: orders.userId })
    .from(orders)
    .where(eq(orders.contractSummaryId, id))
    .union(db.select({ userId: tariffChanges.userId }).from(tariffChanges).where(eq(tariffChanges.contractSummaryId, id)));
  if (fans.length > 0 && !fans.some((fan) => fan.userId === userId)) throw new Problem("1011");
}
