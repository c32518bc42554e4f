export { letterHtml } from "./html/html.ts";
export { PAIRS, palettesOf } from "./html/palette.ts";
export * from "./letter.ts";
export { type Company, inLanguage, type Look, type Sender } from "./sender.ts";
export { plainText } from "./text.ts";
