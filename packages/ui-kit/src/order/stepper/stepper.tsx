import type { ReactNode } from "react";
import { CheckIcon } from "../../base/icons.ts";
import { Ribbon } from "../../base/ribbon/ribbon.tsx";
import { VisuallyHidden } from "../../base/visually-hidden/visually-hidden.tsx";
import styles from "./stepper.module.css";

export interface Step {
  id: string;
  label: string;
  state: "done" | "now" | "todo";
  /** Link of a step that the fan can go back to. Ignored for the current one. */
  href?: string | undefined;
}

export interface StepperProps {
  /** Name of the navigation. */
  label: string;
  steps: readonly Step[];
  /** Read after the name of a finished step ("erledigt"). */
  doneLabel?: string | undefined;
  /** Renders a step's link with a router. */
  renderLink?: ((link: { href: string; className: string; children: ReactNode; step: Step }) => ReactNode) | undefined;
}

/** The progress of the order. The current step shows the kit and finished ones a tick, so that colour is never the only sign. */
export function Stepper({ label, steps, doneLabel, renderLink }: StepperProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.id} className={styles[step.state]} aria-current={step.state === "now" ? "step" : undefined}>
            {step.state === "now" ? (
              <span className={styles.kit}>
                <Ribbon size="s" />
              </span>
            ) : null}
            <StepBody step={step} number={index + 1} doneLabel={doneLabel} renderLink={renderLink} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepBody({
  step,
  number,
  doneLabel,
  renderLink,
}: { step: Step; number: number } & Pick<StepperProps, "doneLabel" | "renderLink">) {
  const children = (
    <>
      <span className={styles.number}>
        {step.state === "done" ? <CheckIcon className={styles.tick} size={16} strokeWidth={3.5} aria-hidden="true" /> : number}
      </span>
      <span className={styles.label}>
        {step.label}
        {step.state === "done" && doneLabel ? <VisuallyHidden>, {doneLabel}</VisuallyHidden> : null}
      </span>
    </>
  );
  const className = styles.body ?? "";
  if (!step.href || step.state === "now") return <span className={className}>{children}</span>;
  if (renderLink) return <>{renderLink({ href: step.href, className, children, step })}</>;
  return (
    <a href={step.href} className={className}>
      {children}
    </a>
  );
}
