import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { User } from "@tribun/api-client/contract";
import type { KeywordRule, Language, OrderStep } from "@tribun/domain";
import { createI18n, NAMESPACES, TextProvider } from "@tribun/i18n";
import { allTexts } from "@tribun/i18n/testing";
import { testNow } from "@tribun/vitest-config/clock";
import { atom, createStore, type PrimitiveAtom, Provider, useAtomValue } from "jotai";
import { type ReactNode, useMemo, useState } from "react";
import { Cart } from "../cart/cart.tsx";
import { draftClubAtom, DRAFT_STORAGE_KEY } from "../store/draft-atom.ts";
import { serialiseDraft } from "../store/schema/schema.ts";
import { type OrderSecrets, orderSecretsAtom } from "../store/secrets.ts";
import type { OrderDraft } from "../draft/order-draft.ts";
import { ApprovalStep } from "../frame/approval-step.tsx";
import { ExtrasStep } from "../steps/extras/step.tsx";
import { NumberStep } from "../steps/number/step.tsx";
import { TariffStep } from "../steps/tariff/step.tsx";
import { type WizardEnvironment, WizardProvider } from "../shared/environment.tsx";
import { OrderWizard } from "../frame/order-wizard.tsx";
import { fakeApi, type FakeAnswers } from "@tribun/api-client/testing";
import { answers as working } from "./samples.ts";

const CLUB = "muster";

export type StageOptions = {
  /** A step of the wizard, or the cart before it. */
  readonly step: OrderStep | "cart";
  /** The stored draft that the page finds. */
  readonly draft?: OrderDraft;
  readonly answers?: FakeAnswers;
  readonly user?: User;
  /** The session check is pending until a fan signs in. */
  readonly asking?: boolean;
  readonly secrets?: OrderSecrets;
  readonly now?: () => number;
  /** Whether the page knows the operator's clock. */
  readonly heard?: () => boolean;
  readonly offers?: WizardEnvironment["offers"];
  readonly keywordRule?: KeywordRule;
};

/** As in the app: runs after the browser has painted the press. */
function onNextAct(run: () => void): () => void {
  const waiting = new AbortController();
  const soon = () => requestAnimationFrame(() => setTimeout(() => waiting.signal.aborted || run()));
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, soon, { once: true, signal: waiting.signal });
  return () => waiting.abort();
}

const EVERYTHING = { jersey: true, specialNumbers: true, porting: true };

/** A wizard with a mocked operator, as a page mounts it. Records where it navigates, and which steps it prefetches. */
export function makeWizard({
  step,
  draft,
  answers,
  user,
  asking = false,
  secrets,
  now = testNow,
  heard = () => true,
  offers = EVERYTHING,
  keywordRule = "digits4",
}: StageOptions) {
  const { api, files, calls } = fakeApi({ ...working, ...answers });
  const store = createStore();
  store.set(draftClubAtom, CLUB);
  if (secrets) store.set(orderSecretsAtom, secrets);
  if (draft) localStorage.setItem(DRAFT_STORAGE_KEY, serialiseDraft(draft, CLUB, testNow()));
  else localStorage.removeItem(DRAFT_STORAGE_KEY);
  const went: string[] = [];
  const expected = new Set<string>();
  const userAtom = atom(user);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = (
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <Stage
          start={step}
          went={went}
          expected={expected}
          userAtom={userAtom}
          asking={asking}
          environment={{ api, files, now, heard, offers, keywordRule }}
        />
      </QueryClientProvider>
    </Provider>
  );
  return { element, calls, went, expected, store, client, signIn: (fan: User | undefined) => store.set(userAtom, fan) };
}

type StageProps = {
  readonly start: OrderStep | "cart";
  readonly went: string[];
  readonly expected: Set<string>;
  readonly userAtom: PrimitiveAtom<User | undefined>;
  readonly asking: boolean;
  readonly environment: Pick<WizardEnvironment, "api" | "files" | "now" | "heard" | "offers" | "keywordRule">;
};

const STEPS = { tariff: TariffStep, number: NumberStep, extras: ExtrasStep, approval: ApprovalStep } as const;

function Stage({ start, went, expected, userAtom, asking, environment: { api, files, now, heard, offers, keywordRule } }: StageProps) {
  const [step, setStep] = useState(start);
  const user = useAtomValue(userAtom);
  const environment = useMemo(
    () => ({
      api,
      files,
      session: user ? ("authenticated" as const) : asking ? ("loading" as const) : ("unauthenticated" as const),
      ...(user && { user }),
      keywordRule,
      offers,
      now,
      heard,
      go: (to: OrderStep) => {
        went.push(to);
        setStep(to);
      },
      ahead: (to: string) => void expected.add(to),
      onNextAct,
      follow: (href: string) => void went.push(href),
      leave: (url: string) => void went.push(url),
      links: {
        tariffs: "/tarife",
        lines: "/dashboard",
        profile: "/dashboard/account/profile",
        company: "/auth/corporate-register",
        register: "/auth/register/tariff",
        login: (back: OrderStep) => `/auth/login?returnTo=/order/${back}`,
        terms: "/information/agb",
        privacy: "/information/privacy-policy",
        withdrawal: "/information/cancellation",
        sheet: (file: string) => `/api/files?fileName=${file}`,
      },
      returnUrls: { success: "https://club.example/order/processing", cancel: "https://club.example/dashboard/payment-result" },
      makeKey: () => crypto.randomUUID(),
    }),
    [api, files, user, asking, now, heard, offers, keywordRule, went, expected],
  );
  return <WizardProvider value={environment}>{step === "cart" ? <Cart /> : <Wizard step={step} />}</WizardProvider>;
}

function Wizard({ step }: { readonly step: OrderStep }) {
  const Step = STEPS[step];
  return (
    <OrderWizard step={step}>
      <Step />
    </OrderWizard>
  );
}

/** The wizard for tests, in a given language. */
export async function stageFor(options: StageOptions, language: Language = "de") {
  const i18n = await createI18n(language, NAMESPACES, await allTexts(language));
  const { element, ...rest } = makeWizard(options);
  return { element: <TextProvider i18n={i18n}>{element}</TextProvider>, i18n, ...rest };
}

/** The wizard for stories, in the toolbar's club and language. */
export function StoryWizard(options: StageOptions): ReactNode {
  // Created once, because a story's options do not change.
  const [made] = useState(() => makeWizard(options));
  return made.element;
}
