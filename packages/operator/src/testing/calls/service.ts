import type { Fixtures } from "./fixture.ts";

const DECLARATION = { name: "Elif Şahin", contract: "0176 040690 33", email: "elif@example.com" };

export const SERVICE_FIXTURES = {
  files: { prepare: () => ({ query: { folder: "product-sheets", fileName: "tribun-m.pdf" } }) },
  withdrawal: { prepare: () => ({ body: DECLARATION }) },
  termination: { prepare: () => ({ body: { ...DECLARATION, kind: "ordinary" } }) },
} satisfies Partial<Fixtures>;
