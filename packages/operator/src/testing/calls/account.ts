import { login, updateMe } from "@tribun/api-client/contract";
import { STAFF_EMAIL, STAFF_PASSWORD } from "../../seed/staff.ts";
import { lastLink } from "../account.ts";
import type { Fixtures } from "./fixture.ts";

export const ACCOUNT_FIXTURES = {
  updateMe: { prepare: () => ({ body: { city: "Köln" } }) },
  confirmEmail: {
    stranger: { code: "1028" },
    prepare: async ({ operator, owner }) => {
      const email = `${crypto.randomUUID()}@example.com`;
      await operator.call(updateMe, { body: { email } }, owner.as);
      return { body: { token: await lastLink(operator, email) } };
    },
  },
  searchUsers: {
    foreign: { code: "-1", status: 403 },
    prepare: async ({ operator, owner }) => {
      const { accessToken } = await operator.call(login, { body: { identifier: STAFF_EMAIL, password: STAFF_PASSWORD } });
      return { query: { query: owner.form.lastName }, as: { token: accessToken } };
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
