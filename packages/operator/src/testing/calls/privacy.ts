import { newFan, proofHeader } from "../fans.ts";
import type { Fixtures } from "./fixture.ts";

export const PRIVACY_FIXTURES = {
  exportMe: { strangersStaff: { code: "1004" }, prepare: ({ owner }) => ({ as: { headers: proofHeader(owner.form.password) } }) },
  exportMeByProof: { strangersStaff: { code: "1004" }, prepare: ({ owner }) => ({ body: { password: owner.form.password } }) },
  // A fan of its own each time: this call ends the account it is made with.
  deleteMe: {
    // Everybody else asks for the own account, with somebody else's password.
    foreign: { code: "1004" },
    prepare: async ({ operator }) => {
      const password = "Veda#1923";
      const { accessToken } = await newFan(operator, { password, passwordConfirmation: password });
      return { body: { password }, as: { token: accessToken } };
    },
  },
} satisfies Partial<Fixtures>;
