import { checkSim, myOptions, optionDetail, optionIntent } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { users } from "../../db/schema/users.ts";
import { newFan } from "../fans.ts";
import { type CodeProofs, refused } from "./code-proof.ts";

export const PACK_CODES = {
  "1020": async ({ operator, other }) => {
    const own = eq(users.id, other.userId);
    const [before] = await operator.deps.db.select().from(users).where(own);
    await operator.deps.db.update(users).set({ partnerCustomerId: null }).where(own);
    const proof = await refused(operator, myOptions, {}, other.as);
    await operator.deps.db
      .update(users)
      .set({ partnerCustomerId: before?.partnerCustomerId ?? null })
      .where(own);
    return proof;
  },
  "1023": async ({ operator }) => {
    const { accessToken } = await newFan(operator);
    return refused(operator, myOptions, {}, { token: accessToken });
  },
  "1024": ({ operator, owner }) => {
    const body = { lineId: owner.lineId, paymentVersion: 2, earlyStart: true };
    return refused(operator, optionIntent, { params: { id: "nope" }, body }, owner.as);
  },
  "1025": ({ operator }) => refused(operator, optionDetail, { params: { id: "OPT-NOPE" } }),
  "1110": ({ operator }) => refused(operator, checkSim, { body: { iccid: "8949990000190700016" } }),
} satisfies Partial<CodeProofs>;
