export { type ClubOptions, clubApp } from "./club-app.ts";
export { clubColors, tokensToCss } from "./tokens/css.ts";
export { TokenError } from "./tokens/schema.ts";
