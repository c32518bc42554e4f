import { enterGiveaway } from "@tribun/api-client/calls/giveaways";
import { email, firstName, lastName } from "@tribun/domain";
import * as v from "valibot";
import { createPaperForm } from "../../paper/create-paper-form.tsx";
import { typedDay } from "../../paper/typed-day.ts";

/** The box of the consent has the name by which the operator refuses outdated words (`consentText.outdated`). */
const schema = v.object({
  giveawayKey: v.string(),
  textVersion: v.string(),
  firstName,
  lastName,
  email,
  birthday: typedDay,
  terms: v.literal(true, "giveawayTerms.required"),
  consentName: v.boolean(),
  consentTextVersion: v.literal(true, "consentMarketing.required"),
  website: v.string(),
});

/** Enters a giveaway, in the words of consent that stood beside the box (L29). */
export const entry = createPaperForm({
  name: "entry",
  schema,
  initial: { giveawayKey: "", textVersion: "", firstName: "", lastName: "", email: "", birthday: "", website: "" },
  boxes: { terms: false, consentTextVersion: false, consentName: false },
  codes: { "1112": "birthday" },
  send: (api, { consentTextVersion: agreed, textVersion, consentName, website, ...person }, keyOf) => {
    const trap = website !== "" && { website };
    const named = consentName && { consentName };
    const body = { ...person, consentMarketing: agreed, consentTextVersion: textVersion, ...named, ...trap };
    return api(enterGiveaway, { body, idempotencyKey: keyOf(body) });
  },
});
