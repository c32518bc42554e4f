import { type Api, ApiError } from "@tribun/api-client";
import { checkEmail, register } from "@tribun/api-client/calls/auth";
import { email } from "@tribun/domain";
import { checked, type useSendOnce } from "@tribun/forms";
import { type Registration, toRegisterForm } from "./schema.ts";

type Sending = {
  readonly api: Api;
  readonly withLine: boolean;
  readonly send: ReturnType<typeof useSendOnce>["send"];
  /** E-mail addresses the operator has called taken; one that it refuses comes to them. */
  readonly taken: Set<string>;
  /** The phone is to be proved anew. */
  readonly loseProof: () => void;
};

/** Field of each code that a registration can be refused with. */
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

/** Makes the account. @returns the fan's tokens, or undefined where an earlier sending is still under way */
export async function sendRegistration(registration: Registration, { api, withLine, send, taken, loseProof }: Sending) {
  const body = toRegisterForm(registration, withLine);
  try {
    // The same data sent again, after an answer that got lost, must not become a second account.
    return await send(body, (idempotencyKey) => api(register, { body, idempotencyKey }));
  } catch (error) {
    if (error instanceof ApiError && error.code === "1048") taken.add(registration.email);
    if (!(error instanceof ApiError && PROOF_LOST.has(error.code))) throw error;
    loseProof();
    throw new ApiError("-1", { fieldErrors: [{ field: "phoneVerificationToken", rule: "phoneVerification.required" }], cause: error });
  }
}

/**
 * Asks whether an address is free, once for each. An answer that does not come is no obstacle: the registration itself checks again.
 * @returns the address where it is taken
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
