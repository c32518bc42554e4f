export * from "./create-i18n.ts";
export * from "./known-texts.ts";
export * from "./format.ts";
export * from "./namespaces.ts";
export * from "./rich-text.tsx";
export * from "./use-text.tsx";
