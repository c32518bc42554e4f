import { ApiError } from "@tribun/api-client";
import { confirmGiveaway } from "@tribun/api-client/calls/giveaways";
import { createContext, createElement } from "react";
import type * as v from "valibot";
import { type PaperAnswer, type PaperForm, statusOf } from "../../paper/create-paper-form.tsx";

/** What the operator says of a link: unknown, late, used, or of a giveaway that is drawn. Asking again changes nothing. */
const FINAL: readonly string[] = ["1028", "1029", "1030", "1111"];

/** True for a refusal of the link itself. */
export const isFinal = (error: unknown): error is ApiError => error instanceof ApiError && FINAL.includes(error.code);

type Pressed = {
  readonly data?: v.InferOutput<typeof confirmGiveaway.payload>;
  readonly error?: unknown;
  /** True where the address had no token that could be confirmed. */
  readonly incomplete?: boolean;
};

/** What came of the press, where no script runs. */
export const Confirmed = createContext<Pressed>({});

/** The press that confirms without any script. The address of the mail's link holds the token, and the form goes back to it. */
export const confirmEntry: PaperForm = {
  name: "confirm",
  answer: async (api, _fields, _key, search) => {
    const token = search.get("token") ?? "";
    if (token === "") return drawn(422, { incomplete: true });
    return api(confirmGiveaway, { body: { token } }).then(
      (data) => drawn(200, { data }),
      (error: unknown) => drawn(isFinal(error) ? 422 : statusOf(error), { error }),
    );
  },
};

function drawn(status: 200 | 422 | 429 | 503, value: Pressed): PaperAnswer {
  return { status, within: (page) => createElement(Confirmed, { value }, page) };
}
