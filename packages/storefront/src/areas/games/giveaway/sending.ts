import type { Api } from "@tribun/api-client";
import { enterGiveaway } from "@tribun/api-client/calls/giveaways";
import { email, firstName, lastName } from "@tribun/domain";
import * as v from "valibot";
import { typedBirthday } from "../../../platform/rules/typed-day.ts";

/** The consent box has the name under which the operator refuses an outdated text (`consentText.outdated`). */
export const schema = v.object({
  giveawayKey: v.string(),
  textVersion: v.string(),
  firstName,
  lastName,
  email,
  birthday: typedBirthday,
  terms: v.literal(true, "giveawayTerms.required"),
  consentName: v.boolean(),
  consentTextVersion: v.literal(true, "consentMarketing.required"),
  website: v.string(),
});

type Entered = v.InferOutput<typeof schema>;

export function send(
  api: Api,
  { consentTextVersion: agreed, textVersion, consentName, website, ...person }: Entered,
  keyOf: (body: object) => string,
) {
  const trap = website !== "" && { website };
  const named = consentName && { consentName };
  const body = { ...person, consentMarketing: agreed, consentTextVersion: textVersion, ...named, ...trap };
  return api(enterGiveaway, { body, idempotencyKey: keyOf(body) });
}
