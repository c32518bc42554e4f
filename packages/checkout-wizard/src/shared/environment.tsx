import type { Api, FileApi } from "@tribun/api-client";
import type { User } from "@tribun/api-client/contract";
import type { KeywordRule, OrderStep } from "@tribun/domain";
import { createContext, type ReactNode, use } from "react";

/** Everything the wizard needs from the app around it. It knows no router: navigation is a callback. */
export type WizardEnvironment = {
  readonly api: Api;
  /** For calls that return a file. */
  readonly files: FileApi;
  readonly session: "loading" | "authenticated" | "unauthenticated";
  /** The signed-in fan. */
  readonly user?: User;
  /** Set if a session is stored but the operator could not be reached: retries the check. */
  readonly retrySession?: () => void;
  readonly keywordRule: KeywordRule;
  /** What this club sells besides the line. */
  readonly offers: { readonly jersey: boolean; readonly specialNumbers: boolean; readonly porting: boolean };
  /** The operator's clock in milliseconds, as far as this page knows it. */
  readonly now: () => number;
  /** True once the page knows the operator's clock; before that `now` is the device's clock. */
  readonly heard: () => boolean;
  /** Shows another step; `replace` adds no history entry. */
  readonly go: (step: OrderStep, options?: { readonly replace?: boolean }) => void;
  /** Loads what a page of the order needs before the fan presses its button. */
  readonly ahead: (href: string) => void;
  readonly links: {
    readonly tariffs: string;
    readonly lines: string;
    readonly profile: string;
    /** Where a company asks for an offer. */
    readonly company: string;
    readonly register: string;
    /** Login that returns to a step. */
    readonly login: (step: OrderStep) => string;
    readonly terms: string;
    readonly privacy: string;
    readonly withdrawal: string;
    /** A tariff's product information sheet. */
    readonly sheet: (fileName: string) => string;
  };
  /** Runs `run` once, at the fan's next input. Returns a function that cancels it. */
  readonly onNextAct: (run: () => void) => () => void;
  /** Follows a link inside the app without a reload. */
  readonly follow: (href: string) => void;
  /** Absolute URLs to which the hosted checkout returns the fan. */
  readonly returnUrls: { readonly success: string; readonly cancel: string };
  /** Leaves the app for the hosted checkout. */
  readonly leave: (url: string) => void;
  /** Creates an idempotency key, a UUID. */
  readonly makeKey: () => string;
};

const Environment = createContext<WizardEnvironment | undefined>(undefined);

/** Provides the wizard's environment; stories and tests pass a stub. */
export function WizardProvider({ value, children }: { readonly value: WizardEnvironment; readonly children: ReactNode }) {
  return <Environment value={value}>{children}</Environment>;
}

/**
 * The wizard's environment.
 * @throws Error outside a `WizardProvider`
 */
export function useWizard(): WizardEnvironment {
  const environment = use(Environment);
  if (environment === undefined) throw new Error("a wizard step was rendered outside WizardProvider");
  return environment;
}
