import { type Api, ApiError } from "@tribun/api-client";
import { checkEmail, register } from "@tribun/api-client/calls/auth";
import { email } from "@tribun/domain";
import { checked, type useSendOnce } from "@tribun/forms";
import { type Registration, toRegisterForm } from "./schema.ts";
import { withReturnTo } from "../../../platform/session/return-to.ts";
import { useOwnParam } from "../../../platform/forms/use-own-param.ts";

type Sending = {
  readonly api: Api;
  readonly withLine: boolean;
  readonly send: ReturnType<typeof useSendOnce>["send"];
  /** E-mail addresses that the operator has refused as taken; `sendRegistration` adds to them. */
  readonly taken: Set<string>;
  /** Discards the proof of the phone, so that the fan must verify it again. */
  readonly loseProof: () => void;
};

/** Codes that a registration can be refused with → the field that shows the error. */
export const REGISTRATION_CODES = {
  "1003": "phone",
  "1066": "phone",
  "1048": "email",
  "1112": "birthday",
  "1043": "password",
  "1044": "password",
  "1045": "password",
  "1046": "password",
  "1047": "password",
} as const;

const PROOF_LOST: ReadonlySet<string> = new Set(["1028", "1029", "1034"]);

/** Creates the account. @returns the fan's tokens, or undefined while an earlier attempt is still under way */
export async function sendRegistration(registration: Registration, { api, withLine, send, taken, loseProof }: Sending) {
  const body = toRegisterForm(registration, withLine);
  try {
    // A repeat of the same data after a lost answer must not create a second account.
    return await send(body, (idempotencyKey) => api(register, { body, idempotencyKey }));
  } catch (error) {
    if (error instanceof ApiError && error.code === "1048") taken.add(registration.email);
    if (!(error instanceof ApiError && PROOF_LOST.has(error.code))) throw error;
    loseProof();
    throw new ApiError("-1", { fieldErrors: [{ field: "phoneVerificationToken", rule: "phoneVerification.required" }], cause: error });
  }
}

/**
 * Checks whether an address is free, once for each address. Without an answer the fan goes on, because the registration itself checks
 * again.
 * @returns the address when it is taken
 */
export async function takenEmail(api: Api, typed: string, asked: Set<string>): Promise<string | undefined> {
  const address = checked(email, typed);
  if (address.issues || asked.has(address.value)) return undefined;
  asked.add(address.value);
  try {
    const { available } = await api(checkEmail, { body: { email: address.value } });
    return available ? undefined : address.value;
  } catch {
    asked.delete(address.value);
    return undefined;
  }
}

/** The login for a fan who already has an account, with the way back. What the fan typed stays in this tab. */
export function useLogin(withLine: boolean): string {
  return withReturnTo("/auth/login", useOwnParam("returnTo") ?? (withLine ? "/order/approval" : undefined));
}
