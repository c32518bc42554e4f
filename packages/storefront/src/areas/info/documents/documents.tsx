import { AGB_VERSIONS } from "@tribun/legal-texts/version";
import { DocumentPage } from "./document-page.tsx";

/** General terms with all their versions, `/information/agb` (L39). */
export function Terms() {
  return <DocumentPage name="legal-agb" text="agb" pdf="agb.pdf" versions={AGB_VERSIONS} />;
}

/** Privacy notice, `/information/privacy-policy` (L28). */
export function Privacy() {
  return <DocumentPage name="legal-privacy" text="privacy" />;
}

/** The privacy notice in the terms of Turkish law, `/information/pdpl` (A17). */
export function Pdpl() {
  return <DocumentPage name="legal-pdpl" text="pdpl" />;
}

/** Imprint, `/information/tag`. "Tag" stands for the Turkish künye (DDG § 5, L26). */
export function Imprint() {
  return <DocumentPage name="legal-imprint" text="imprint" />;
}

/** Accessibility statement, `/information/accessibility` (BFSG § 14, L31). */
export function Accessibility() {
  return <DocumentPage name="legal-accessibility" text="accessibility" />;
}
