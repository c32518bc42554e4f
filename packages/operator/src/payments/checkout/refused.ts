import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import * as v from "valibot";
import type { AppEnv } from "../../http/app-env.ts";
import type { Deps } from "../../kernel/deps.ts";
import { createSealer, type Sealer } from "../../security/seal.ts";
import type { FoundCheckout } from "./find.ts";
import { FIELDS, type FormErrors, type Typed } from "./form-input.ts";
import { isRule } from "../../words/checkout-texts.ts";
import type { CheckoutRule } from "../../words/checkout-types.ts";

/** A refused form: what is shown again, and its errors. */
export type Refused = { readonly typed: Typed; readonly errors: FormErrors };
type Ctx = Context<AppEnv>;

const NAME = "refused";
/** Gives the fan time to look for the right card. */
const SECONDS = 600;
/** Browsers store at least 4096 bytes, with name and flags (RFC 6265 §6.1). */
const MAX_LENGTH = 3800;

const text = v.string();
const stored = v.object({
  checkoutId: text,
  until: v.number(),
  typed: v.object({ method: text, iban: text, holder: text, mandate: v.boolean(), keep: v.boolean(), cardExpiry: text, cardHolder: text }),
  errors: v.record(v.picklist(FIELDS), v.custom<CheckoutRule>(isRule)),
});

/**
 * Keeps a refused form for the redirect, so that neither a reload nor the back button asks to send the form again. It is an encrypted
 * cookie for this page only.
 * @returns false where the input is larger than a cookie
 */
export function keepRefused(c: Ctx, deps: Deps, { checkout, subject }: FoundCheckout, { typed, errors }: Refused): boolean {
  const until = deps.clock.nowMs() + SECONDS * 1000;
  const form: v.InferOutput<typeof stored> = { checkoutId: checkout.id, until, typed, errors };
  const sealed = sealerOf(deps).seal(JSON.stringify(form));
  if (sealed.length > MAX_LENGTH) return false;
  const secure = deps.teams.get(subject.teamId)?.origin.startsWith("https:") ?? false;
  setCookie(c, NAME, sealed, { path: `/c/${checkout.id}`, maxAge: SECONDS, httpOnly: true, sameSite: "Lax", secure });
  return true;
}

/** The form that this browser last sent on this page and that was refused. */
export function refusedBefore(c: Ctx, deps: Deps, { checkout }: FoundCheckout): Refused | undefined {
  const sealed = getCookie(c, NAME);
  const form = sealed === undefined ? undefined : opened(sealerOf(deps), sealed);
  return form?.checkoutId === checkout.id && form.until > deps.clock.nowMs() ? form : undefined;
}

/** Deletes the refused form as soon as a form is accepted. */
export function forgetRefused(c: Ctx, { checkout }: FoundCheckout): void {
  deleteCookie(c, NAME, { path: `/c/${checkout.id}` });
}

function opened(sealer: Sealer, sealed: string): v.InferOutput<typeof stored> | undefined {
  try {
    return v.parse(stored, JSON.parse(sealer.open(sealed)));
  } catch {
    return undefined;
  }
}

const sealerOf = ({ config }: Deps): Sealer => createSealer(config.dataKey, "refused form", config.dataKeyPrevious);
