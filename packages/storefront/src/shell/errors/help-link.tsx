import { useI18n, useText } from "@tribun/i18n";
import { NEW_TAB, TextLink } from "@tribun/ui-kit";
import { Suspense } from "react";
import styles from "./help-link.module.css";
import { useErrorView } from "./use-error-view.ts";

type HelpLinkProps = {
  readonly href: string;
  /** To read out on the telephone; undefined when the hotline has no use for it. */
  readonly reference?: string | undefined;
};

/** Link to help that knows the error by its reference. It opens in a new tab, because the fan may have typed something here. */
export function HelpLink({ href, reference }: HelpLinkProps) {
  const t = useText("errors");
  const shell = useText("shell");
  const lost = useI18n().hasFailed("errors");
  return (
    <p className={styles["help"]}>
      <TextLink strong href={href} {...NEW_TAB}>
        {lost ? shell("error.support") : reference ? t("helpWith", { reference }) : t("help")}
      </TextLink>
    </p>
  );
}

/** The same below a screen's own text about a failed call; nothing when the call never reached the operator. */
export function ErrorHelp({ error }: { readonly error: unknown }) {
  return (
    <Suspense>
      <OfError error={error} />
    </Suspense>
  );
}

function OfError({ error }: { readonly error: unknown }) {
  const { helpHref, reference } = useErrorView()(error);
  return helpHref === undefined ? null : <HelpLink href={helpHref} reference={reference} />;
}
