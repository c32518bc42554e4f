import { lazyPart } from "../wizard/lazy-part.ts";
import { LostEditor } from "./lost-editor.tsx";

/*
 * The forms of the steps as the ticket opens them. Each comes when its part is opened: who changes nothing pays for none. Where one
 * cannot be fetched its part of the ticket says so, and closes again.
 */

/** The term, and the way to another tariff. */
export const TariffEditor = lazyPart(() => import("../steps/tariff/edit.tsx").then((module) => module.TariffEdit), LostEditor);

/** Whose line it is: the child, or the main line it hangs on. */
export const HolderEditor = lazyPart(() => import("../steps/number/edit-holder.tsx").then((module) => module.HolderEdit), LostEditor);

/** The kind of SIM, with the card from a shop. */
export const SimEditor = lazyPart(() => import("../steps/number/edit-sim.tsx").then((module) => module.SimEdit), LostEditor);

/** The jersey in its locker, or none. */
export const JerseyEditor = lazyPart(() => import("../steps/extras/edit.tsx").then((module) => module.JerseyEdit), LostEditor);
