import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { DEMO } from "../house/people.ts";
import { pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Checkout } from "../pages/checkout.ts";
import { Profile } from "../pages/profile.ts";

// A way to pay that is kept, another SIM and a contract that ends would be in the way of other journeys of the demo fan.
test.use({ apart: "care" });

test.beforeEach(async ({ page, text, sandbox }, { title }) => {
  const wanted = title.includes("contract") ? "overview" : title.includes("bill") ? "" : "profile";
  const path = wanted === "" ? "/dashboard/bills" : `/dashboard/account/${wanted}`;
  await page.goto(`/auth/login?returnTo=${encodeURIComponent(path)}`);
  await new Account(page, text, sandbox).login(DEMO.email, DEMO.password);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});
