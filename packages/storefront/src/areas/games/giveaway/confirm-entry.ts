import { ApiError } from "@tribun/api-client";
import type { confirmGiveaway } from "@tribun/api-client/calls/giveaways";
import { createContext } from "react";
import type * as v from "valibot";

/** Codes for a link that is unknown, expired, used, or of a giveaway that is already drawn. A retry changes nothing. */
const FINAL: readonly string[] = ["1028", "1029", "1030", "1111"];

/** True if the operator refuses the link itself. */
export const isFinal = (error: unknown): error is ApiError => error instanceof ApiError && FINAL.includes(error.code);

export type Pressed = {
  readonly data?: v.InferOutput<typeof confirmGiveaway.payload>;
  readonly error?: unknown;
  /** True if the address had no token. */
  readonly incomplete?: boolean;
};

/** The answer to the confirmation, without a script. */
export const Confirmed = createContext<Pressed>({});

/** Value of the confirmation button. */
export const CONFIRM = "confirm";
