import type { RecoveryAction } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Button, buttonClass, Container, ErrorState, Notice } from "@tribun/ui-kit";
import { Suspense } from "react";
import { usePlace } from "../place/place.tsx";
import { AppLink } from "./app-link.tsx";
import styles from "./api-error-view.module.css";
import { recoveryHref } from "./recovery.ts";
import { supportHref } from "./support-href.ts";
import { type ErrorView, useErrorView } from "./use-error-view.ts";

type ApiErrorProps = {
  readonly error: unknown;
  /** Tries the same again; without it, the way out of a retryable error is the help page. */
  readonly onRetry?: (() => void) | undefined;
  /** What this screen does for an action instead of the usual way, for example sending a new code. */
  readonly handlers?: Partial<Record<RecoveryAction, () => void>> | undefined;
};

/** A failed call in the flow of a screen: text, way out and reference. Announced when it appears. */
export function ApiErrorNotice(props: ApiErrorProps) {
  return (
    <Suspense>
      <InFlow {...props} />
    </Suspense>
  );
}

function InFlow({ error, ...rest }: ApiErrorProps) {
  const view = useErrorView()(error);
  const t = useText("errors");
  return (
    <Notice tone="bad" title={view.title} announce action={<WayOut view={view} {...rest} />}>
      {view.text}
      {view.reference && <p className={styles["reference"]}>{t("referenceHint", { reference: view.reference })}</p>}
    </Notice>
  );
}

/** A failed call that leaves nothing of the page to show. */
export function ApiErrorView(props: ApiErrorProps & { readonly headingLevel?: 1 | 2 }) {
  return (
    <Suspense>
      <WholePage {...props} />
    </Suspense>
  );
}

function WholePage({ error, headingLevel = 1, ...rest }: ApiErrorProps & { readonly headingLevel?: 1 | 2 }) {
  const view = useErrorView()(error);
  const t = useText("errors");
  return (
    <div className={styles["page"]}>
      <Container width="narrow">
        <ErrorState
          title={view.title}
          message={view.text}
          action={<WayOut view={view} {...rest} />}
          reference={view.reference}
          referenceLabel={t("reference")}
          headingLevel={headingLevel}
        />
      </Container>
    </div>
  );
}

function WayOut({ view, onRetry, handlers }: Omit<ApiErrorProps, "error"> & { readonly view: ErrorView }) {
  const t = useText("errors");
  const { here } = usePlace();
  const handler = handlers?.[view.action] ?? (view.action === "retry" || view.action === "wait" ? onRetry : undefined);
  if (handler) return <Button onClick={handler}>{view.actionLabel}</Button>;
  // What is to be mended stands on the screen itself: there is nowhere to go.
  if (view.action === "fixInput" || view.action === "requestNewCode") return null;
  const place = recoveryHref(view.action, `${here().pathname}${here().search}`);
  const href = place === "/support" ? undefined : place;
  return (
    <AppLink href={href ?? supportHref(view.reference)} className={buttonClass()}>
      {place === undefined ? t("action.contact") : view.actionLabel}
    </AppLink>
  );
}
