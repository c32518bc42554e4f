import { later, made, type PhoneProof, useForm, useSendOnce } from "@tribun/forms";
import { formatPhone } from "@tribun/domain";
import { useEffect, useRef, useState } from "react";
import { useApi, useServerNow } from "../../platform/app/use-app.tsx";
import { useBrand } from "../../platform/brand/use-brand.tsx";
import { forgetInvitation, readInvitation } from "../../platform/session/invitation.ts";
import { useSession } from "../../platform/signed-in/use-session.ts";
import { usePathname, usePlace, useQueryParam } from "../../platform/place/place.tsx";
import { takeTypedLogin } from "../../platform/forms/typed-login.ts";
import { useOwnParam } from "../../platform/forms/use-own-param.ts";
import { forgetRegistration, keepRegistration, readRegistration } from "./draft.ts";
import type { Registration } from "./sending/schema.ts";
import { EMPTY_REGISTRATION, firstBroken, type RegistrationValues, SECTION_FIELDS, type SectionId, SECTIONS } from "./values.ts";

type Options = {
  readonly withLine: boolean;
  readonly businessOnly: boolean;
  readonly broughtPhone?: string | undefined;
  /** Runs once the account exists and the fan is signed in. */
  readonly onRegistered: (registration: Registration) => void;
};

export const sending = later(() => import("./sending/sending.ts"));

/** State of a registration: its form, its section (named by the address, so that Back leads one section back), and its draft. */
export function useRegistration({ withLine, businessOnly, broughtPhone, onRegistered }: Options) {
  const api = useApi();
  const session = useSession();
  const { keywordRule, capabilities } = useBrand();
  const serverNow = useServerNow();
  const taken = useRef(new Set<string>());
  const asked = useRef(new Set<string>());
  const { send } = useSendOnce();

  const form = useForm({
    schema: made(sending, ({ registrationSchema }) => ({
      schema: (values: RegistrationValues) => registrationSchema({ withLine, keywordRule, now: serverNow, taken: taken.current }, values),
    })),
    initial: EMPTY_REGISTRATION,
    // There since the first section at the latest, as are the rules.
    codes: sending.now()?.REGISTRATION_CODES ?? {},
    onSubmit: async (registration, set) => {
      const { sendRegistration } = await sending.load();
      const loseProof = () => set("phoneVerificationToken", "");
      const tokens = await sendRegistration(registration, { api, withLine, send, taken: taken.current, loseProof });
      if (tokens === undefined) return;
      await session.login(tokens);
      forgetRegistration();
      forgetInvitation();
      onRegistered(registration);
    },
  });

  // Storage exists in the browser only, so the draft comes after the first render, which must equal the prerendered page.
  const { fill } = form;
  // The shell puts the code of the address into the storage, but only after this screen's first effects.
  const arrivedWith = useQueryParam("iCode");
  const kind = useQueryParam("kind");
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    setFilled(true);
    const draft = readRegistration(Date.now());
    const invitation = draft.invitationCode || readInvitation() || arrivedWith;
    const typed = takeTypedLogin();
    fill({
      ...draft,
      ...(invitation && { invitationCode: invitation }),
      ...(typed !== undefined && ownOf(typed, draft)),
      // A link for companies means it, whatever an earlier visit left.
      ...(kind === "corporate" && capabilities.business && { customerType: kind }),
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as long as the screen stands; the form's own functions are made anew with every render
  }, []);
  // The cart is read from the storage as well, and whoever began as a private customer has gone back for such a tariff.
  const unfit = businessOnly && form.values.customerType !== "corporate";
  useEffect(() => {
    if (unfit) fill({ customerType: "corporate" });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each change; the form's own functions are made anew with every render
  }, [unfit]);
  // After what an earlier visit left, as nothing that was typed gives way to it. Once, so that a fan may take it out.
  const brought = broughtPhone === undefined ? undefined : formatPhone(broughtPhone);
  const offers = filled && brought !== undefined;
  useEffect(() => {
    if (offers && form.values.phone === "") fill({ phone: brought });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when there is a number to offer; typing must not bring it back
  }, [offers, brought]);
  useEffect(() => {
    if (form.values !== EMPTY_REGISTRATION) keepRegistration(form.values, Date.now());
  }, [form.values]);

  const { section, goTo } = useSection(form.broken, filled);
  const { attempts, rules } = form;
  useEffect(() => {
    const first = firstBroken(rules);
    if (attempts > 0 && first !== undefined) goTo(first, true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a refused submit leads to another section; typing in one must not
  }, [attempts]);

  return {
    form,
    section,
    goTo,
    /** Checks this section; leads on when all its rules hold. */
    next: () => {
      const following = SECTIONS[SECTIONS.indexOf(section) + 1];
      void form.once(() => {
        if (form.check(SECTION_FIELDS[section]) && following !== undefined) goTo(following);
      });
    },
    /** Asks whether the address is free, and says so at its field where it is not. */
    askEmail: async () => {
      const { takenEmail } = await sending.load();
      const address = await takenEmail(api, form.values.email, asked.current);
      if (address === undefined) return;
      taken.current.add(address);
      form.recheck("email");
    },
    changePhone: (phone: string) => {
      form.set("phone", phone);
      form.set("phoneVerificationToken", "");
    },
    /** The phone is the number that comes along, as it was offered. */
    phoneBrought: brought !== undefined && form.values.phone === brought,
    verified: (given: PhoneProof) => form.set("phoneVerificationToken", given.phoneVerificationToken),
  };
}

/** What was typed elsewhere, for its field: it was meant for this account, whatever an earlier visit left. */
function ownOf(typed: string, { email: known = "" }: Partial<RegistrationValues>): Partial<RegistrationValues> {
  if (!typed.includes("@")) return { phone: typed };
  return typed === known ? {} : { email: typed, emailConfirmation: "" };
}

export type RegistrationState = ReturnType<typeof useRegistration>;

/**
 * The section that the address names, or the first one that is not complete before it. The address follows at once:
 * otherwise mending the field that led back would throw the fan forward again in the middle of a word.
 */
function useSection(broken: () => Readonly<Record<string, string>>, ready: boolean) {
  const place = usePlace();
  // Its own, also while the next page is on its way.
  const here = usePathname();
  const [pathname] = useState(here);
  const asked = useOwnParam("section");
  const returnTo = useOwnParam("returnTo");
  const wanted = Math.max(
    0,
    SECTIONS.findIndex((id) => id === asked),
  );
  const rules = useRules(wanted > 0);
  const first = wanted === 0 ? undefined : rules ? firstBroken(broken()) : SECTIONS[0];
  const reached = first === undefined ? wanted : Math.min(wanted, SECTIONS.indexOf(first));
  const section: SectionId = SECTIONS[reached] ?? "person";

  const go = (id: SectionId, replace: boolean) => {
    const query = new URLSearchParams({ ...(returnTo !== undefined && { returnTo }), ...(id !== SECTIONS[0] && { section: id }) });
    const href = query.size > 0 ? `${pathname}?${query}` : pathname;
    if (replace) place.replace(href);
    else place.push(href);
  };
  const clamped = ready && rules && reached < wanted;
  useEffect(() => {
    if (clamped) go(section, true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs when the address asks for more than there is, not when a callback is made anew
  }, [clamped, section]);

  return {
    section,
    goTo: (id: SectionId, replace = false) => {
      if (id !== section) go(id, replace);
    },
  };
}

/** Whether the rules are there. Fetched at once where the address leads beyond the first section, as it can be drawn then. */
function useRules(wanted: boolean): boolean {
  const [, setCame] = useState(false);
  useEffect(() => {
    // Where they cannot be had, the first section stands, and its button tells of it.
    if (wanted)
      void sending.load().then(
        () => setCame(true),
        () => undefined,
      );
  }, [wanted]);
  return sending.now() !== undefined;
}
