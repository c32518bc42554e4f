export { misnamedFields } from "./labels.ts";
export { untilQuiet } from "./quiet.ts";
export { smallTargets } from "./targets.ts";
export { NARROW_WINDOWS, setTextSize, stickingOut } from "./widths.ts";
