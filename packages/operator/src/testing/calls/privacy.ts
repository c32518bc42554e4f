import { newFan, proofHeader } from "../fans.ts";
import type { Fixtures } from "./fixture.ts";

export const PRIVACY_FIXTURES = {
  exportMe: { strangersStaff: { code: "1004" }, prepare: ({ owner }) => ({ as: { headers: proofHeader(owner.form.password) } }) },
  exportMeByProof: { strangersStaff: { code: "1004" }, prepare: ({ owner }) => ({ body: { password: owner.form.password } }) },
  // A new fan each time, because this call deletes the account.
  deleteMe: {
    // Every other identity calls for its own account, with a wrong password.
    foreign: { code: "1004" },
    prepare: async ({ operator }) => {
      const password = "Veda#1923";
      const { accessToken } = await newFan(operator, { password, passwordConfirmation: password });
      return { body: { password }, as: { token: accessToken } };
    },
  },
} satisfies Partial<Fixtures>;
