import { confirmGiveaway } from "@tribun/api-client/calls/giveaways";
import { createContext, createElement } from "react";
import type * as v from "valibot";
import type { PaperForm } from "../../paper/create-paper-form.tsx";

/** What came of the press, where no script runs. */
export const Confirmed = createContext<{ readonly data?: v.InferOutput<typeof confirmGiveaway.payload>; readonly error?: unknown }>({});

/** The press that confirms without any script. The address of the mail's link holds the token, and the form goes back to it. */
export const confirmEntry: PaperForm = {
  name: "confirm",
  answer: async (api, fields) => {
    const answered = await api(confirmGiveaway, { body: { token: fields.get("token") ?? "" } }).then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    );
    return { status: "data" in answered ? 200 : 422, within: (page) => createElement(Confirmed, { value: answered }, page) };
  },
};
