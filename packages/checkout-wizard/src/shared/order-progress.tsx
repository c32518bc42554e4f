import { useText } from "@tribun/i18n";
import { Stepper } from "@tribun/ui-kit";
import { type Stage, stageViews } from "../machine/steps.ts";
import { useOrderDraft } from "../store/use-order-draft.ts";
import { useWizard } from "./environment.tsx";
import { following } from "./step-link.tsx";
import { useCircumstances } from "./use-circumstances.ts";

/** The one progress of an order: number, jersey, person, payment. Stages that the fan can go to are links. */
export function OrderProgress({ stage }: { readonly stage: Stage }) {
  const t = useText("ticket");
  const { follow, links, session, retrySession } = useWizard();
  const { draft } = useOrderDraft();
  const { at } = useCircumstances();
  // Neither an account that could not be checked nor an order that waits for its payment is a reason to register again.
  const signedIn = session !== "unauthenticated" || retrySession !== undefined || draft.openOrder !== undefined;
  return (
    <Stepper
      label={t("stages.label")}
      doneLabel={t("stages.done")}
      steps={stageViews(draft, stage, at, signedIn).map(({ id, state, reachable }) => ({
        id,
        state,
        label: t(`stages.${id}`),
        ...(reachable && { href: id === "person" ? links.register : `/order/${id}` }),
      }))}
      renderLink={({ href, className, children }) => (
        <a href={href} className={className} onClick={following(follow, href)}>
          {children}
        </a>
      )}
    />
  );
}
