import { termination, updateMe, withdrawal } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { lines } from "../../db/schema/lines.ts";
import { lastLink } from "../account.ts";
import { mailedToken } from "../declarations.ts";
import { FAN_PASSWORD, newFan } from "../fans.ts";
import type { Fixtures } from "./fixture.ts";
import { staffOf } from "./identities.ts";

export const ACCOUNT_FIXTURES = {
  updateMe: { prepare: () => ({ body: { city: "Köln" } }) },
  confirmEmail: {
    stranger: { code: "1028" },
    prepare: async ({ operator }) => {
      const { accessToken } = await newFan(operator);
      const email = `${crypto.randomUUID()}@example.com`;
      await operator.call(updateMe, { body: { email, currentPassword: FAN_PASSWORD } }, { token: accessToken });
      return { body: { token: await lastLink(operator, email) } };
    },
  },
  searchUsers: {
    strangersStaff: { code: "1041" },
    prepare: async (world) => ({ query: { query: world.owner.form.lastName }, as: await staffOf(world, 1) }),
  },
  confirmDeclaration: {
    stranger: { code: "1028" },
    prepare: async ({ operator, owner: { lineId, form } }) => {
      const [line] = await operator.deps.db.select().from(lines).where(eq(lines.id, lineId));
      const body = {
        name: `${form.firstName} ${form.lastName}`,
        contract: line?.msisdn ?? "",
        email: form.email,
        kind: "ordinary",
      } as const;
      await operator.call(termination, { body });
      await operator.runJobs();
      return { body: { token: (await mailedToken(operator, form.email)) ?? "" } };
    },
  },
  declarationsToReview: { prepare: async (world) => ({ as: await staffOf(world, 1) }) },
  decideDeclaration: {
    strangersStaff: { code: "-1", status: 403 },
    prepare: async (world) => {
      const body = { name: "Elif", contract: "unknown", email: "nobody@example.com" };
      const { receiptId } = await world.operator.call(withdrawal, { body });
      await world.operator.runJobs();
      return { params: { id: receiptId }, body: { decision: "reject", reason: "unbekannt" }, as: await staffOf(world, 1) };
    },
  },
  leaderboard: { prepare: () => ({}) },
  corporateRegister: {
    prepare: () => ({
      body: {
        companyName: "Ulus GmbH",
        taxNumber: "2181508150",
        firstName: "Ayşe",
        lastName: "Ulus",
        email: `${crypto.randomUUID()}@example.com`,
        phone: "+491749464308",
      },
    }),
  },
} satisfies Partial<Fixtures>;
