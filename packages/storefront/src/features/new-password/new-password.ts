import { newPassword, typedPassword } from "@tribun/domain";

/** A new password typed twice, wherever one is set. */
export const newPasswordTwice = { newPassword, passwordConfirmation: typedPassword("passwordConfirmation.required") };

/** What the operator says of a password it does not take, told at its field. */
export const PASSWORD_CODES = {
  "1043": "newPassword",
  "1044": "newPassword",
  "1045": "newPassword",
  "1046": "newPassword",
  "1047": "newPassword",
} as const;
