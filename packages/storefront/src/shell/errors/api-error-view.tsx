import { type RecoveryAction, supportHref, RECOVERY_PLACES } from "@tribun/domain";
import { useI18n, useText } from "@tribun/i18n";
import { Button, buttonClass, Container, ErrorState, Notice } from "@tribun/ui-kit";
import { type ReactNode, Suspense } from "react";
import { usePlace } from "../../platform/place/place.tsx";
import { AppLink } from "../../platform/place/app-link.tsx";
import styles from "./api-error-view.module.css";
import { HelpLink } from "./help-link.tsx";
import { Lost } from "../lost.tsx";
import { type ErrorView, useErrorView } from "./use-error-view.ts";
import { loginHref } from "../../platform/session/return-to.ts";

type ApiErrorProps = {
  readonly error: unknown;
  /** The screen's own title, instead of the error's. */
  readonly title?: string | undefined;
  /** Tries the same again. Without it, a retryable error leads to the help page. */
  readonly onRetry?: (() => void) | undefined;
  /** What this screen does for an action instead of the default, for example sending a new code. */
  readonly handlers?: Partial<Record<RecoveryAction, () => void>> | undefined;
};

/** A failed call in the flow of a screen: text, next step, and help that knows the error's reference. Screen readers announce it. */
export function ApiErrorNotice(props: ApiErrorProps) {
  return (
    <Told>
      <InFlow {...props} />
    </Told>
  );
}

/** The texts load with the first error. If they cannot load, the shell's are shown. */
function Told({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      <OrLost>{children}</OrLost>
    </Suspense>
  );
}

function OrLost({ children }: { readonly children: ReactNode }) {
  useText("errors");
  return useI18n().hasFailed("errors") ? <Lost /> : children;
}

function InFlow({ error, title, ...rest }: ApiErrorProps) {
  const view = useErrorView()(error);
  const way = useWayOut(view, rest);
  return (
    <Notice tone="bad" title={title ?? view.title} announce action={<WayOut way={way} />}>
      {view.text}
      <Help view={view} way={way} />
    </Notice>
  );
}

/** A failed call that leaves nothing of the page to show. */
export function ApiErrorView(props: Omit<ApiErrorProps, "title"> & { readonly headingLevel?: 1 | 2 }) {
  return (
    <Told>
      <WholePage {...props} />
    </Told>
  );
}

function WholePage({ error, headingLevel = 1, ...rest }: Omit<ApiErrorProps, "title"> & { readonly headingLevel?: 1 | 2 }) {
  const view = useErrorView()(error);
  const way = useWayOut(view, rest);
  const message = (
    <>
      {view.text}
      <Help view={view} way={way} />
    </>
  );
  return (
    <div className={styles["page"]}>
      <Container width="narrow">
        <ErrorState title={view.title} message={message} action={<WayOut way={way} />} headingLevel={headingLevel} />
      </Container>
    </div>
  );
}

/** What to press or where to go; undefined when the fan corrects something on the screen itself. */
type Way = { readonly label: string; readonly onClick: () => void } | { readonly label: string; readonly href: string };

function useWayOut(view: ErrorView, { onRetry, handlers }: Pick<ApiErrorProps, "onRetry" | "handlers">): Way | undefined {
  const t = useText("errors");
  const { here } = usePlace();
  const onClick = handlers?.[view.action] ?? (view.action === "retry" || view.action === "wait" ? onRetry : undefined);
  if (onClick) return { label: view.actionLabel, onClick };
  if (view.action === "fixInput" || view.action === "requestNewCode") return undefined;
  const place = recoveryHref(view.action, `${here().pathname}${here().search}`);
  const help = view.helpHref ?? supportHref();
  return place === undefined || place === supportHref()
    ? { label: t("action.contact"), href: help }
    : { label: view.actionLabel, href: place };
}

function WayOut({ way }: { readonly way: Way | undefined }) {
  if (way === undefined) return null;
  return "onClick" in way ? (
    <Button onClick={way.onClick}>{way.label}</Button>
  ) : (
    <AppLink href={way.href} className={buttonClass()}>
      {way.label}
    </AppLink>
  );
}

/** The reference to read out; a link to help, unless the next step already leads there. */
function Help({ view: { reference, helpHref }, way }: { readonly view: ErrorView; readonly way: Way | undefined }) {
  const t = useText("errors");
  if (helpHref === undefined) return null;
  if (way && "href" in way && way.href === helpHref) {
    return reference && <p className={styles["reference"]}>{`${t("reference")}: ${reference}`}</p>;
  }
  return <HelpLink href={helpHref} reference={reference} />;
}

/** Where a recovery action leads; undefined for something to do on the same screen. */
function recoveryHref(action: RecoveryAction, here: string): string | undefined {
  return action === "login" ? loginHref(here) : RECOVERY_PLACES[action];
}
