import { newPassword, typedPassword } from "@tribun/domain";

/** Schema of a new password and its repetition. */
export const newPasswordTwice = { newPassword, passwordConfirmation: typedPassword("passwordConfirmation.required") };

/** Codes of a password that the operator refuses → the field that shows the error. */
export const PASSWORD_CODES = {
  "1043": "newPassword",
  "1044": "newPassword",
  "1045": "newPassword",
  "1046": "newPassword",
  "1047": "newPassword",
} as const;
