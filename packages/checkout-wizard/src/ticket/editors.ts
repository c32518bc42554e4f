import { lazy } from "react";

/*
 * The forms of the steps as the ticket opens them. Each comes when its part is opened: who changes nothing pays for none.
 */

/** The term, and the way to another tariff. */
export const TariffEditor = lazy(() => import("../steps/tariff/edit.tsx").then((module) => ({ default: module.TariffEdit })));

/** Whose line it is: the child, or the main line it hangs on. */
export const HolderEditor = lazy(() => import("../steps/number/edit-holder.tsx").then((module) => ({ default: module.HolderEdit })));

/** The kind of SIM, with the card from a shop. */
export const SimEditor = lazy(() => import("../steps/number/edit-sim.tsx").then((module) => ({ default: module.SimEdit })));

/** The jersey in its locker, or none. */
export const JerseyEditor = lazy(() => import("../steps/extras/edit.tsx").then((module) => ({ default: module.JerseyEdit })));
