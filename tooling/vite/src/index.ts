export type { ClubOptions } from "./club.ts";
export { clubApp } from "./club-app.ts";
export { shirtsOf } from "./assets/shirt.ts";
export { clubColors, tokensToCss } from "./tokens/css.ts";
export { TokenError } from "./tokens/schema.ts";
