import { confirmGiveaway } from "@tribun/api-client/calls/giveaways";
import { createElement } from "react";
import { type NoScriptAnswer, type NoScriptForm, statusOf } from "../../../platform/page/no-script-form.ts";
import { CONFIRM, Confirmed, isFinal, type Pressed } from "./confirm-entry.ts";

/** Answers the confirmation button without a script. The address of the mail's link contains the token, and the form posts to it. */
export const confirmEntry: NoScriptForm = {
  name: CONFIRM,
  answer: async (api, _fields, _key, search) => {
    const token = search.get("token") ?? "";
    if (token === "") return drawn(422, { incomplete: true });
    return api(confirmGiveaway, { body: { token } }).then(
      (data) => drawn(200, { data }),
      (error: unknown) => drawn(isFinal(error) ? 422 : statusOf(error), { error }),
    );
  },
};

function drawn(status: 200 | 422 | 429 | 503, value: Pressed): NoScriptAnswer {
  return { status, within: (page) => createElement(Confirmed, { value }, page) };
}
