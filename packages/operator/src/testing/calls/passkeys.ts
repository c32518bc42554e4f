import { passkeyLoginOptions, passkeyOptions } from "@tribun/api-client/contract";
import { passkeys } from "../../db/schema/users.ts";
import { addedKey, softKey } from "../authenticator.ts";
import type { Fixtures } from "./fixture.ts";

export const PASSKEY_FIXTURES = {
  passkeyLoginOptions: { prepare: () => ({}) },
  passkeyLogin: {
    stranger: { code: "1004" },
    prepare: async ({ operator, owner }) => {
      await operator.deps.db.delete(passkeys);
      const key = await addedKey(operator, owner.as, owner.form.password);
      return { body: { passkey: key.sign(await operator.call(passkeyLoginOptions)) } };
    },
  },
  passkeyProofOptions: { prepare: () => ({}) },
  myPasskeys: { prepare: () => ({}) },
  passkeyOptions: { prepare: () => ({}) },
  addPasskey: {
    foreign: { code: "1004" },
    prepare: async ({ operator, owner }) => {
      await operator.deps.db.delete(passkeys);
      const made = softKey().make(await operator.call(passkeyOptions, undefined, owner.as));
      return { body: { name: "Handy", made, password: owner.form.password } };
    },
  },
  removePasskey: {
    strangersStaff: { code: "1004" },
    prepare: async ({ operator, owner }) => {
      await operator.deps.db.delete(passkeys);
      const { id } = await addedKey(operator, owner.as, owner.form.password);
      return { params: { id }, body: { password: owner.form.password } };
    },
  },
} satisfies Partial<Fixtures>;
