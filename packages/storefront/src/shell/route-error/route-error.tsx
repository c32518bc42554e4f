import { supportHref } from "@tribun/domain";
import { useRouter } from "@tanstack/react-router";
import { ApiError } from "@tribun/api-client";
import { useText } from "@tribun/i18n";
import { Button, buttonClass, Container, ErrorState } from "@tribun/ui-kit";
import { useEffect, useState } from "react";
import { isAway } from "../../platform/app/connection.ts";
import { ApiErrorView } from "../errors/api-error-view.tsx";
import styles from "../errors/api-error-view.module.css";
import { useReloadWhenBack } from "../use-reload-when-back.ts";

/** Shown instead of a page that failed. Explains a failed call; a fault of our own gets a reference for the hotline. */
export function RouteError({ error, reset }: { readonly error: unknown; readonly reset?: () => void }) {
  const router = useRouter();
  const lost = isAway(error);
  useReloadWhenBack(lost);
  if (lost) return <ApiErrorView error={new ApiError("-1", { cause: error, reason: "unreachable" })} onRetry={() => location.reload()} />;
  if (error instanceof ApiError) {
    const again = () => {
      reset?.();
      void router.invalidate();
    };
    return <ApiErrorView error={error} onRetry={again} />;
  }
  return <Fault error={error} />;
}

function Fault({ error }: { readonly error: unknown }) {
  const t = useText("shell");
  const [reference] = useState(() => `F-${Date.now().toString(36).toUpperCase()}`);
  // oxlint-disable-next-line no-console -- the only trace of a failed page: support finds it by its reference
  useEffect(() => console.error(reference, error), [reference, error]);
  return (
    <div className={styles["page"]}>
      <Container width="narrow">
        <ErrorState
          headingLevel={1}
          title={t("error.title")}
          message={t("error.text")}
          reference={reference}
          referenceLabel={t("error.reference")}
          action={
            <>
              <Button onClick={() => location.reload()}>{t("error.reload")}</Button>
              <a className={buttonClass({ variant: "quiet" })} href={supportHref(reference)}>
                {t("error.support")}
              </a>
            </>
          }
        />
      </Container>
    </div>
  );
}
