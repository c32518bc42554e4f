import { derived, type PhoneProof, useForm, useSendOnce } from "@tribun/forms";
import { formatPhone } from "@tribun/domain";
import { useEffect, useRef, useState } from "react";
import { useApi, useServerNow } from "../../platform/app/use-app.tsx";
import { useBrand } from "../../platform/brand/use-brand.tsx";
import { forgetInvitation, readInvitation } from "../../platform/session/invitation.ts";
import { useSession } from "../../platform/signed-in/use-session.ts";
import { useQueryParam } from "../../platform/place/place.tsx";
import { takeTypedLogin } from "../../platform/forms/typed-login.ts";
import { forgetRegistration, keepRegistration, readRegistration } from "./draft.ts";
import type { Registration } from "./sending/schema.ts";
import { sending, useSection } from "./use-section.ts";
import { EMPTY_REGISTRATION, firstBroken, type RegistrationValues, SECTION_FIELDS, SECTIONS } from "./values.ts";

type Options = {
  readonly withLine: boolean;
  readonly businessOnly: boolean;
  readonly broughtPhone?: string | undefined;
  /** Runs once the account exists and the fan is signed in. */
  readonly onRegistered: (registration: Registration) => void;
};

/** State of a registration: its form, its draft, and its section, which the address names so that Back leads one section back. */
export function useRegistration({ withLine, businessOnly, broughtPhone, onRegistered }: Options) {
  const api = useApi();
  const session = useSession();
  const { keywordRule, capabilities } = useBrand();
  const serverNow = useServerNow();
  const taken = useRef(new Set<string>());
  const asked = useRef(new Set<string>());
  const { send } = useSendOnce();
  // A link for companies overrides the choice of an earlier visit. Its document has their fields, also without a script.
  const asksCompany = useQueryParam("kind") === "corporate" && capabilities.business && { customerType: "corporate" };

  const form = useForm({
    schema: derived(sending, ({ registrationSchema }) => ({
      schema: (values: RegistrationValues) => registrationSchema({ withLine, keywordRule, now: serverNow, taken: taken.current }, values),
    })),
    initial: asksCompany ? { ...EMPTY_REGISTRATION, ...asksCompany } : EMPTY_REGISTRATION,
    // Loaded, like the rules, before the fan leaves the first section.
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

  // Storage exists only in the browser, and the first render must equal the prerendered page, so the draft comes after it.
  const { fill } = form;
  // The shell stores the code of the address, but only after this screen's first effects.
  const arrivedWith = useQueryParam("iCode");
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
      ...asksCompany,
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once per mount; the form's functions change with every render
  }, []);
  // The cart is read from storage as well, and a fan who began as a private customer may have gone back to choose such a tariff.
  const unfit = businessOnly && form.values.customerType !== "corporate";
  useEffect(() => {
    if (unfit) fill({ customerType: "corporate" });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once for each change; the form's functions change with every render
  }, [unfit]);
  // Runs after the values of an earlier visit, because this must not replace a phone that the fan typed. Runs once, so that the fan can
  // remove it.
  const brought = broughtPhone === undefined ? undefined : formatPhone(broughtPhone);
  const offers = filled && brought !== undefined;
  useEffect(() => {
    if (offers && form.values.phone === "") fill({ phone: brought });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, when there is a number to offer; typing must not restore it
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
    /** Checks this section, and leads to the next when all its rules hold. */
    next: () => {
      const following = SECTIONS[SECTIONS.indexOf(section) + 1];
      void form.once(() => {
        if (form.check(SECTION_FIELDS[section]) && following !== undefined) goTo(following);
      });
    },
    /** Checks whether the address is free; if it is not, its field says so. */
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
    /** True while the phone is the ported number, as it was offered. */
    phoneBrought: brought !== undefined && form.values.phone === brought,
    verified: (given: PhoneProof) => form.set("phoneVerificationToken", given.phoneVerificationToken),
  };
}

/** The field for what the fan typed on another page: it was meant for this account, so it replaces what an earlier visit left. */
function ownOf(typed: string, { email: known = "" }: Partial<RegistrationValues>): Partial<RegistrationValues> {
  if (!typed.includes("@")) return { phone: typed };
  return typed === known ? {} : { email: typed, emailConfirmation: "" };
}

export type RegistrationState = ReturnType<typeof useRegistration>;
