import type { Pages } from "../app.ts";
import { docsPages } from "../openapi/pages.ts";

/** What describes the operator itself. */
export const PROOF_PAGES: readonly Pages[] = [docsPages];
