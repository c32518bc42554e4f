export { misnamedFields } from "./labels.ts";
export { smallTargets } from "./targets.ts";
export { NARROW_WINDOWS, setTextSize, stickingOut } from "./widths.ts";
