import { describe, expect, test } from "vitest";
import { rooms } from "./rooms.ts";

describe("the rooms of a package", () => {
  const found = (file: string, imported: string) => rooms.check(`packages/${file}`, `import { a } from "${imported}";`);

  test.each([
    ["a feature from a page", "storefront/src/features/payment/pay.ts", "../../areas/shop/home/home.tsx"],
    ["a page from another page", "storefront/src/areas/shop/home/home.tsx", "../tariffs/tariffs.tsx"],
    ["a page from another area", "storefront/src/areas/shop/home/home.tsx", "../../account/shared/nav.tsx"],
    ["an area's shared folder from a page", "storefront/src/areas/account/shared/nav.tsx", "../bills/bills.tsx"],
    ["a step from another step", "checkout-wizard/src/steps/number/step.tsx", "../extras/schema.ts"],
    ["the machine from the store", "checkout-wizard/src/machine/steps.ts", "../store/draft-atom.ts"],
    ["the machine from a library", "checkout-wizard/src/machine/steps.ts", "react"],
    ["what stands inline from a library", "storefront/src/hydration/islands/theme.ts", "valibot"],
    ["a room of the operator from what composes it", "operator/src/http/route.ts", "../compose/app.ts"],
    ["the operator's payments from the orders above", "operator/src/payments/checkout/store.ts", "../../orders/store.ts"],
    ["the operator from its tests", "operator/src/seed/demo.ts", "../testing/fans.ts"],
    ["a room of the operator from its entry", "operator/src/console/console.ts", "../main.ts"],
    ["what stands inline from the shell", "storefront/src/hydration/islands/theme.ts", "../../shell/theme.ts"],
  ])("must not take %s", (_, file, imported) => {
    expect(found(file, imported)).toMatchObject([{ line: 1, rule: "rooms" }]);
  });

  test.each([
    ["storefront/src/areas/shop/home/home.tsx", "./hero.tsx"],
    ["storefront/src/areas/account/bills/bills.tsx", "../shared/nav.tsx"],
    ["storefront/src/areas/shop/home/home.tsx", "../../../features/matches/queries.ts"],
    ["checkout-wizard/src/steps/number/step.tsx", "../../shared/block.tsx"],
    ["checkout-wizard/src/machine/steps.ts", "@tribun/domain"],
    ["operator/src/compose/routes.ts", "../joining/routes.ts"],
    ["operator/src/line-life/end-line.ts", "../lines/sims/store.ts"],
    ["storefront/src/hydration/islands/theme.ts", "../storage.ts"],
  ])("%s may import %s", (file, imported) => expect(found(file, imported)).toEqual([]));

  test("a type counts, in one line and in several", () => {
    const type = 'import type { Pages } from "../../compose/app.ts";';
    const lines = 'import {\n  type Pages,\n  createApp,\n} from "../../compose/app.ts";';
    for (const text of [type, lines]) expect(rooms.check("packages/operator/src/http/page/assets.ts", text)).toHaveLength(1);
  });

  test("the operator's tests may import any room", () => {
    expect(rooms.applies("packages/operator/src/orders/store.ts")).toBe(true);
    for (const file of ["orders/store.test.ts", "testing/fans.ts", "main.ts"])
      expect(rooms.applies(`packages/operator/src/${file}`), file).toBe(false);
  });

  test("a lazy import counts, and so does a file that lies in no room", () => {
    expect(rooms.check("packages/storefront/src/shell/a.ts", 'const a = () => import("../areas/shop/home/home.tsx");')).toHaveLength(1);
    expect(rooms.check("packages/storefront/src/misc/a.ts", "")).toMatchObject([{ line: 0 }]);
  });
});
