import type { Api, FileApi } from "@tribun/api-client";
import type { User } from "@tribun/api-client/contract";
import type { KeywordRule, OrderStep } from "@tribun/domain";
import { createContext, type ReactNode, use } from "react";

/** Everything the wizard needs from the app around it. It knows no router: moving is a callback. */
export type WizardEnvironment = {
  readonly api: Api;
  /** For calls that answer with a file. */
  readonly files: FileApi;
  readonly session: "loading" | "authenticated" | "unauthenticated";
  /** The signed-in fan. */
  readonly user?: User;
  /** There is a stored session, but the operator could not be asked: asks again. */
  readonly retrySession?: () => void;
  readonly keywordRule: KeywordRule;
  /** What this club sells beside the line. */
  readonly offers: { readonly jersey: boolean; readonly specialNumbers: boolean; readonly porting: boolean };
  /** The operator's clock in milliseconds, as far as this page has heard it. */
  readonly now: () => number;
  /** Whether it has heard of it at all: until then `now` is the device's time. */
  readonly heard: () => boolean;
  /** Shows another step; `replace` leaves no entry in the history. */
  readonly go: (step: OrderStep, options?: { readonly replace?: boolean }) => void;
  /** Fetches what a step needs, long before its button is pressed. */
  readonly ahead: (step: OrderStep) => void;
  readonly links: {
    readonly tariffs: string;
    readonly lines: string;
    readonly profile: string;
    /** Where a company asks for an offer. */
    readonly company: string;
    readonly register: string;
    /** Sign-in that comes back to a step. */
    readonly login: (step: OrderStep) => string;
    readonly terms: string;
    readonly privacy: string;
    readonly withdrawal: string;
    /** A tariff's product information sheet. */
    readonly sheet: (fileName: string) => string;
  };
  /** Runs once, with what the fan does next. Returns what calls it off. */
  readonly onNextAct: (run: () => void) => () => void;
  /** Follows a link inside the app without a reload. */
  readonly follow: (href: string) => void;
  /** Where the hosted checkout sends the fan back to; absolute. */
  readonly returnUrls: { readonly success: string; readonly cancel: string };
  /** Leaves the app for the hosted checkout. */
  readonly leave: (url: string) => void;
  /** Makes an idempotency key, a UUID. */
  readonly makeKey: () => string;
};

const Environment = createContext<WizardEnvironment | undefined>(undefined);

/** Gives the steps their surroundings; stories and tests hand in a stub. */
export function WizardProvider({ value, children }: { readonly value: WizardEnvironment; readonly children: ReactNode }) {
  return <Environment value={value}>{children}</Environment>;
}

/** The wizard's surroundings; throws outside a `WizardProvider`. */
export function useWizard(): WizardEnvironment {
  const environment = use(Environment);
  if (environment === undefined) throw new Error("a wizard step was rendered outside WizardProvider");
  return environment;
}
