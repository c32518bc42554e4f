import { PASSWORD_MIN } from "./constants.ts";
import type { ErrorCode } from "../reasons/errors.ts";

/** The password rules of spec §5 in the order of their codes 1043 to 1047. */
export const PASSWORD_RULES = [
  { rule: "password.tooShort", code: "1043", holds: (p: string) => p.length >= PASSWORD_MIN },
  { rule: "password.symbol", code: "1044", holds: (p: string) => /[^\p{L}\p{N}]/u.test(p) },
  { rule: "password.digit", code: "1045", holds: (p: string) => /\p{Nd}/u.test(p) },
  { rule: "password.lowercase", code: "1046", holds: (p: string) => /\p{Ll}/u.test(p) },
  { rule: "password.uppercase", code: "1047", holds: (p: string) => /\p{Lu}/u.test(p) },
] as const satisfies readonly { rule: string; code: ErrorCode; holds: (p: string) => boolean }[];
