import { newPassword, typedPassword } from "@tribun/domain";
import * as v from "valibot";

/** Rules of a password's repetition. An empty password has none yet, because the form may not ask for its repetition. */
export const repetitionOf = (password: string) => (password === "" ? v.string() : typedPassword("passwordConfirmation.required"));

/** Schema of a new password and its repetition, for what is typed so far. */
export const newPasswordTwice = (typed: { readonly newPassword: string }) => ({
  newPassword,
  passwordConfirmation: repetitionOf(typed.newPassword),
});

/** Codes of a password that the operator refuses → the field that shows the error. */
export const PASSWORD_CODES = {
  "1043": "newPassword",
  "1044": "newPassword",
  "1045": "newPassword",
  "1046": "newPassword",
  "1047": "newPassword",
} as const;
