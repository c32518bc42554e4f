import { newFan } from "../fans.ts";
import type { Fixtures } from "./fixture.ts";

export const PRIVACY_FIXTURES = {
  exportMe: { prepare: () => ({}) },
  // A fan of its own each time: this call ends the account it is made with.
  deleteMe: {
    prepare: async ({ operator }) => {
      const { accessToken, form } = await newFan(operator);
      return { body: { password: form.password }, as: { token: accessToken } };
    },
  },
} satisfies Partial<Fixtures>;
