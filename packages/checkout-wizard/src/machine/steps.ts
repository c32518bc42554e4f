import { germanDay, isChildsBirthday, isJerseyName, isJerseyNumber, ORDER_STEPS, type OrderStep } from "@tribun/domain";
import { brokenInPorting } from "./porting.ts";
import type { Obstacle } from "./obstacle.ts";
import { isSimDecided } from "./sim-choice.ts";
import { goesWithJersey, isNumberHeld, type JerseyChoice, type OrderDraft } from "../draft/order-draft.ts";

/** What the steps depend on besides the draft. */
export type Circumstances = {
  /** The operator's clock in ms. */
  readonly now: number;
  /** False if no jersey is available: the club sells none, or none goes with the tariff. */
  readonly jerseys: boolean;
  /** False if the club ports no numbers. */
  readonly porting: boolean;
  /** The contract is a company's. */
  readonly business: boolean;
  /** Why this fan cannot order the tariff; it blocks the first step. */
  readonly obstacle?: Obstacle | undefined;
};

type StepRule = {
  readonly id: OrderStep;
  readonly shown: (draft: OrderDraft, at: Circumstances) => boolean;
  /** True if the draft answers everything that this step asks. */
  readonly complete: (draft: OrderDraft, at: Circumstances) => boolean;
};

const always = () => true;

const RULES: Record<OrderStep, Omit<StepRule, "id">> = {
  tariff: { shown: always, complete: (draft, at) => draft.tariff !== undefined && at.obstacle === undefined },
  number: {
    shown: always,
    complete: (draft, at) =>
      isNumberDecided(draft, at) &&
      isSimDecided(draft) &&
      (!draft.tariff?.requiresChild || isChildsBirthday(draft.childBirthday ?? "", germanDay(at.now))) &&
      (!draft.tariff?.requiresMainLine || draft.mainLineId !== undefined),
  },
  extras: {
    shown: (draft, at) => at.jerseys && goesWithJersey(draft),
    complete: (draft) => draft.jersey !== undefined && isJerseyDecided(draft.jersey),
  },
  /** The last step is completed only by the operator's confirmed payment, which clears the draft. */
  approval: { shown: always, complete: () => false },
};

/** The wizard's steps in order, each with its conditions (spec §2). */
export const STEPS: readonly StepRule[] = ORDER_STEPS.map((id) => ({ id, ...RULES[id] }));

/** A stage of the progress: a step, or the registration of a guest, which stands between the choices and the approval. */
export type Stage = OrderStep | "person";
export type StageView = { readonly id: Stage; readonly state: "done" | "now" | "todo"; readonly reachable: boolean };

/** The steps of this draft. */
export function shownSteps(draft: OrderDraft, at: Circumstances): readonly OrderStep[] {
  return STEPS.filter((step) => step.shown(draft, at)).map((step) => step.id);
}

/** The first incomplete step; the approval when none is. */
export function firstIncompleteStep(draft: OrderDraft, at: Circumstances): OrderStep {
  return STEPS.find((step) => step.shown(draft, at) && !step.complete(draft, at))?.id ?? "approval";
}

/** True if only the number step is incomplete: an order that was complete needs another number, or more data about it. */
export function lacksOnlyNumber(draft: OrderDraft, at: Circumstances): boolean {
  const open = STEPS.filter((step) => step.shown(draft, at) && !step.complete(draft, at)).map(({ id }) => id);
  return open.length === 2 && open[0] === "number";
}

/** The step to show for the one in the URL: that step if every step before it is complete, else the first incomplete one. */
export function stepFor(draft: OrderDraft, requested: OrderStep, at: Circumstances): OrderStep {
  const steps = shownSteps(draft, at);
  const open = steps.indexOf(firstIncompleteStep(draft, at));
  const wanted = steps.indexOf(requested);
  if (wanted >= 0) return steps[Math.min(wanted, open)] ?? "tariff";
  const following = steps.find((id) => ORDER_STEPS.indexOf(id) > ORDER_STEPS.indexOf(requested));
  return following === undefined ? "approval" : stepFor(draft, following, at);
}

/**
 * The stages of the progress while `current` is on screen; derived, never stored. A tariff is chosen before the order begins, so its step is
 * a stage only while the fan is there.
 */
export function stageViews(draft: OrderDraft, current: Stage, at: Circumstances, signedIn: boolean): readonly StageView[] {
  const steps = shownSteps(draft, at);
  const open = steps.indexOf(firstIncompleteStep(draft, at));
  const stages = steps.flatMap((id): readonly Stage[] => (id === "approval" ? ["person", id] : [id]));
  const now = current === "approval" && !signedIn ? "person" : current;
  return stages
    .filter((id) => id !== "tariff" || current === "tariff")
    .map((id) => {
      const index = steps.indexOf(id === "person" ? "approval" : id);
      const done = id === "person" ? signedIn : index < open;
      // A fan with an account has nothing left to register, and a guest has no approval yet.
      const reachable = index <= open && (id === "person" ? !signedIn : id !== "approval" || signedIn);
      return { id, state: id === now ? "now" : done ? "done" : "todo", reachable };
    });
}

/** The step after `current`, or `current` itself at the end or while something is missing. */
export function nextStep(draft: OrderDraft, current: OrderStep, at: Circumstances): OrderStep {
  const steps = shownSteps(draft, at);
  return stepFor(draft, steps[steps.indexOf(current) + 1] ?? current, at);
}

/** The step before `current`; the first step has none before it and returns itself. */
export function backStep(draft: OrderDraft, current: OrderStep, at: Circumstances): OrderStep {
  const steps = shownSteps(draft, at);
  return steps[Math.max(0, steps.indexOf(current) - 1)] ?? "tariff";
}

/** True when there is a number to order: a held one, or a ported one with complete data. The other of the two may be incomplete. */
export function isNumberDecided(draft: OrderDraft, at: Pick<Circumstances, "now" | "porting" | "business">): boolean {
  if (draft.numberType === "new") return isNumberHeld(draft, at.now);
  return at.porting && Object.keys(brokenInPorting(draft.portingOptions, at)).length === 0;
}

/** True when the fan wants no jersey, or one that can be produced: with a size, and a name and number that can be printed. */
export function isJerseyDecided(jersey: JerseyChoice): boolean {
  return !jersey.wanted || (jersey.size !== "" && isJerseyName(jersey.name) && isJerseyNumber(jersey.number));
}
