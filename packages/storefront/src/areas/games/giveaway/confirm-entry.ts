import { ApiError } from "@tribun/api-client";
import type { confirmGiveaway } from "@tribun/api-client/calls/giveaways";
import { createContext } from "react";
import type * as v from "valibot";

/** What the operator says of a link: unknown, late, used, or of a giveaway that is drawn. Asking again changes nothing. */
const FINAL: readonly string[] = ["1028", "1029", "1030", "1111"];

/** True for a refusal of the link itself. */
export const isFinal = (error: unknown): error is ApiError => error instanceof ApiError && FINAL.includes(error.code);

export type Pressed = {
  readonly data?: v.InferOutput<typeof confirmGiveaway.payload>;
  readonly error?: unknown;
  /** True where the address had no token that could be confirmed. */
  readonly incomplete?: boolean;
};

/** What came of the press, where no script runs. */
export const Confirmed = createContext<Pressed>({});

/** Value of the button that confirms. */
export const CONFIRM = "confirm";
