import { comeDownTo } from "../house/come-down.ts";
import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { DEMO } from "../house/people.ts";
import { pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Profile } from "../pages/profile.ts";

// Another SIM and years that have passed would disturb other journeys of the demo fan.
test.use({ apart: "sim" });

/** A card sold in shops: its ICCID is valid but belongs to another parcel. */
const FOREIGN_CARD = "8949990000190700015";
/** Days of more than a year without usage, and then the days until the second yearly advice. */
const QUIET_DAYS = [430, 240] as const;

test("a fan has a card sent and puts it to work, reports a fault and reads the answer, sees how to leave with the number, and is advised a smaller tariff after a quiet year", async ({
  page,
  text,
  view,
  sandbox,
  staff,
}) => {
  const t = (key: string) => text("account", key);
  const account = new Account(page, text, sandbox);
  const own = new Profile(page, text);
  await account.signIn("/dashboard/account/overview");

  await test.step("a card comes by post and works once its own number is typed", async () => {
    await own.press("sim.replaceShow");
    await page.getByRole("radio", { name: pattern(t("sim.physical")) }).check();
    await expectNoFaults(page);
    await own.prove();
    await own.press("sim.replaceOrder");
    await own.expectReceipt("sim.replaceDonePhysical");
    await page.getByRole("button", { name: t("sim.activateShow"), exact: true }).click({ timeout: 60_000 });
    const iccid = page.getByLabel(t("sim.activateNumber"), { exact: true });
    const activate = () => page.getByRole("button", { name: t("sim.activateShow"), exact: true }).click();
    const card = await sandbox.postedCard();
    await own.prove();
    const refusal = page.getByText(text("errors", "text.1110")).first();
    await iccid.fill(`${card.slice(0, -1)}${(Number(card.at(-1)) + 1) % 10}`);
    await activate();
    await expect(refusal).toBeVisible();
    await iccid.fill(FOREIGN_CARD);
    await expect(refusal).toBeHidden();
    await activate();
    await expect(page.getByText(text("errors", "reason.unknown.1110")).first()).toBeVisible();
    await expect(iccid).toHaveValue(FOREIGN_CARD);
    await iccid.fill(card);
    await activate();
    await own.expectReceipt("sim.activated");
    await expect(page.getByText(t("sim.physical"), { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole("button", { name: t("sim.installShow"), exact: true })).toHaveCount(0);
  });

  await test.step("what leaving with the number asks for stands there", async () => {
    await own.press("portOut.show");
    const facts = page.getByRole("group", { name: t("portOut.label"), exact: true });
    await expect(facts.getByText(DEMO.name, { exact: true })).toBeVisible();
    await expectNoFaults(page);
    await facts.getByRole("button", { name: t("portOut.close"), exact: true }).click();
    await expect(facts).toHaveCount(0);
  });

  await test.step("a fault is reported with its days, and answered in the account", async () => {
    await page.goto("/support");
    await page.getByRole("link", { name: text("support", "fault.link"), exact: true }).click();
    // The page learns a moment after loading which fan is signed in.
    await expect(page.getByLabel(text("support", "form.name"), { exact: true })).toHaveValue(DEMO.name);
    await page.getByLabel(text("support", "form.message"), { exact: true }).fill("Seit heute früh kein Netz in der Nordkurve.");
    await page.getByRole("button", { name: text("support", "form.submit"), exact: true }).click();
    await expect(page.getByText(pattern(text("support", "done.informBy")))).toBeVisible();
    await page.getByRole("link", { name: text("support", "done.follow"), exact: true }).click();
    const cases = page.getByRole("list", { name: t("cases.title"), exact: true });
    await expect(cases.getByText(t("cases.topics.fault"), { exact: true })).toBeVisible();
    await cases.getByText(t("cases.state.open"), { exact: true }).click();
    const ticket = await cases.getByRole("listitem").first().getByRole("definition").first().innerText();
    await staff.answerTicket(ticket, "Der Mast an der Nordkurve sendet wieder.");
    await page.reload();
    await cases.getByText(t("cases.state.answered"), { exact: true }).click();
    await expect(cases.getByText("Der Mast an der Nordkurve sendet wieder.")).toBeVisible();
  });

  await test.step("after a quiet year the dashboard leads to the advice", async () => {
    for (const days of QUIET_DAYS) {
      await sandbox.advanceClock(days * 86_400);
      // Any usage starts the line's current month.
      await sandbox.useLine(view.demoNumber, { zone: "de", minutes: 0 });
    }
    await sandbox.run("contract.notices");
    await sandbox.readMail(DEMO.email, /(§ 57 Abs\. 3 TKG[^]*Tribün S)/);
    // The session has expired by now, whether or not the page has noticed.
    await account.signIn();
    await comeDownTo(page.getByText(pattern(text("dashboard", "facts.advice"))));
    await page.getByRole("link", { name: text("dashboard", "facts.adviceLink"), exact: true }).click();
    const advice = page.getByRole("region", { name: t("advice.title"), exact: true });
    await expect(advice.getByText(pattern(t("advice.text")))).toBeVisible();
    await expectNoFaults(page);
    await advice.getByRole("link", { name: pattern(t("advice.open")) }).click();
    await expect(page).toHaveURL(/\/tarife\/single\/tribun-s$/);
  });
});
