import type { LeadKind } from "@tribun/domain";
import { type Later, later, type PhoneProof, useForm, useSendOnce } from "@tribun/forms";
import { ApiError } from "@tribun/api-client";
import { useContext, useRef, useState } from "react";
import type * as v from "valibot";
import { useApi, useApp, useServerNow } from "../../../platform/app/use-app.tsx";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import type { Registration } from "../../../features/registration/sending/schema.ts";
import { EMPTY_REGISTRATION } from "../../../features/registration/values.ts";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { corporateLead } from "./corporate-lead.ts";
import type { LeadAnswers } from "./sending.ts";

/** Fetched when a company ticks the account, because most companies only want a call. */
const accountPart = later(() => import("./account-part.tsx"));

const EMPTY = { ...corporateLead.initial, ...corporateLead.boxes, account: false, ...EMPTY_REGISTRATION, customerType: "corporate" };
type Values = typeof EMPTY;
type Output = LeadAnswers | { readonly lead: LeadAnswers; readonly registration: Registration };
type Rules = { readonly schema: (values: Values) => v.GenericSchema<unknown, Output> };

/** Fields that are cleared after the account is created. */
const SECRET = ["password", "passwordConfirmation", "phoneVerificationToken"] as const;

/**
 * State of a company's lead and of the account that it can create with it (A21). The account is sent first, so that its errors appear while
 * the form is still open. If the lead fails afterwards, the same button sends only the lead.
 */
export function useCorporate(given: { readonly kind: LeadKind }) {
  const api = useApi();
  const { i18n } = useApp();
  const session = useSession();
  const { keywordRule } = useBrand();
  const now = useServerNow();
  const answered = useContext(corporateLead.answered);
  const wishes = useSendOnce({ anew: true });
  const accounts = useSendOnce();
  const taken = useRef(new Set<string>());
  const questioned = useRef(new Set<string>());
  const [asked, setAsked] = useState(answered?.result);
  const [made, setMade] = useState(false);
  const [open, setOpen] = useState(false);
  const [lost, setLost] = useState<unknown>();
  // A ref, because the rules read it before the next render.
  const wanted = useRef(false);
  const guest = !made && session.user === undefined;

  const rulesWith = (wish: { readonly schema: v.GenericSchema<unknown, LeadAnswers> }, part = accountPart.now()): Rules => ({
    schema: (values) =>
      part && guest && values.account && values.kind === "business"
        ? part.withAccount(wish.schema, { withLine: false, keywordRule, now, taken: taken.current }, values)
        : wish.schema,
  });
  const rules: Later<Rules> = {
    load: async () => {
      const [wish] = await Promise.all([corporateLead.sending.load(), wanted.current && accountPart.load()]);
      return rulesWith(wish);
    },
    now: () => {
      const wish = corporateLead.sending.now();
      return wish && (!wanted.current || accountPart.now()) ? rulesWith(wish) : undefined;
    },
  };

  const form = useForm<Values, Output>({
    ...{ schema: rules, codes: accountPart.now()?.REGISTRATION_CODES ?? corporateLead.codes, answered },
    initial: { ...EMPTY, ...given, ...answered?.values },
    onSubmit: async (output, set) => {
      const { send } = await corporateLead.sending.load();
      const { lead, registration } = "registration" in output ? output : { lead: output };
      if (registration) {
        const part = await accountPart.load();
        const loseProof = () => set("phoneVerificationToken", "");
        const sending = { api, withLine: false, send: accounts.send, taken: taken.current, loseProof };
        const tokens = await part.sendRegistration(registration, sending);
        if (tokens === undefined) return;
        await session.login(tokens);
        setMade(true);
        wanted.current = false;
        set("account", false);
        for (const name of SECRET) set(name, "");
        void part.forgetWaiting();
      }
      const answer = await wishes.send(lead, (key) => send(api, lead, () => key));
      if (answer !== undefined) setAsked(() => answer);
    },
  });

  /** Checks early whether the address already has an account, so that the fan sees the error before they fill in the rest. */
  const askEmail = async (part = accountPart.now()) => {
    const address = await part?.takenEmail(api, form.values.email, questioned.current);
    if (address === undefined) return;
    taken.current.add(address);
    form.recheck("email");
  };

  const choose = async (account: boolean) => {
    wanted.current = account;
    form.set("account", account);
    setOpen(false);
    setLost(undefined);
    if (!account) return;
    try {
      const [part] = await Promise.all([accountPart.load(), i18n.load(["auth"]), corporateLead.sending.load()]);
      if (i18n.hasFailed("auth")) throw new ApiError("-1", { reason: "unreachable" });
      if (!wanted.current) return;
      const invitation = part.readInvitation();
      if (invitation !== undefined && form.values.invitationCode === "") form.set("invitationCode", invitation);
      setOpen(true);
      void askEmail(part);
    } catch (error) {
      wanted.current = false;
      form.set("account", false);
      setLost(() => error);
    }
  };

  return {
    form,
    /** The operator's answer to the lead; undefined before that. */
    asked,
    /** True once the account exists, even if the lead failed. */
    made,
    /** True if an account can be added: for a company without a session, never for a dealer. */
    offered: guest && form.values.kind === "business",
    /** The account's fields, once they are wanted and loaded. */
    AccountFields: open && guest && form.values.account ? accountPart.now()?.AccountFields : undefined,
    choose: (account: boolean) => void choose(account),
    /** The error with which the account's fields failed to load. */
    lost,
    leaveEmail: () => {
      form.text("email").onBlur();
      if (form.values.account) void askEmail();
    },
    changePhone: (phone: string) => {
      form.set("phone", phone);
      form.set("phoneVerificationToken", "");
    },
    verified: (proof: PhoneProof) => form.set("phoneVerificationToken", proof.phoneVerificationToken),
  };
}

export type CorporateState = ReturnType<typeof useCorporate>;
