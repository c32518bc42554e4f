import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SCREENS = fileURLToPath(new URL("../../../packages/storefront/src/", import.meta.url));
const STORIES = ".list.stories.tsx";
const STATES = ["Empty", "Loading", "Failed", "Long"];

/**
 * Parts that load with a list. Their states are the list's, and `areas/account/shared/long-lists.test.tsx` tries five hundred rows of them.
 */
const COMES_WITH: Readonly<Record<string, string>> = {
  "areas/account/bills/bill-reasons.tsx": "areas/account/bills/bill-panel.tsx",
  "areas/account/shared/contract-changes/contract-changes.tsx": "areas/account/dashboard/dashboard.tsx",
  "areas/account/dashboard/match-board.tsx": "areas/account/dashboard/dashboard.tsx",
};
/** Lists without `useFirstRows`: they page by address, the operator keeps them short, or the browser renders them as native controls. */
const OTHERS = [
  "areas/account/bills/pay-form.tsx",
  "areas/account/bills/season-table.tsx",
  "areas/account/dashboard/order-tracker.tsx",
  "areas/account/line/overview.tsx",
  "areas/account/rewards/leaderboard.tsx",
];

const files = readdirSync(SCREENS, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
const read = (file: string) => readFileSync(SCREENS + file, "utf8");
const paged = files.filter((file) => /(?<!test|stories)\.tsx$/.test(file) && /[^n] useFirstRows\(/.test(read(file)));

test("whatever is drawn a page at a time has its states as stories beside it", () => {
  expect(paged.length).toBeGreaterThan(10);
  const without = [...paged, ...OTHERS]
    .map((file) => COMES_WITH[file] ?? file)
    .filter((file) => !existsSync(SCREENS + file.replace(/\.tsx$/, STORIES)));
  expect(without).toEqual([]);
});

test.each(files.filter((file) => file.endsWith(STORIES)))("%s shows the list empty, loading, failed and long", (file) => {
  const stories = [...read(file).matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name);
  expect(stories).toEqual(expect.arrayContaining(STATES));
});
