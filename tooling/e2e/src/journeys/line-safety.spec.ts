import { readFile } from "node:fs/promises";
import { addMonths, germanDay, HOUR_MS, monthOf, startOfGermanDay } from "@tribun/domain";
import { SAMPLE_NOW } from "@tribun/vitest-config/clock";
import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { DEMO } from "../house/people.ts";
import { pattern } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Profile } from "../pages/profile.ts";

// Blocked services and months that have passed would disturb other journeys of the demo fan.
test.use({ apart: "line-safety" });

/** The called number in Türkiye. A shortened itemised bill omits its last three digits. */
const CALLED = "+902125550190";
const SWITCHES = ["premium", "thirdParty", "roaming"] as const;

test("a fan reads PIN and PUK after the password alone, turns each block on by itself, keeps the contract's papers, and finds every call on the itemised bill that was asked for, in full and without the last digits", async ({
  page,
  text,
  view,
  sandbox,
}) => {
  const t = (key: string) => text("account", key);
  const bills = (key: string) => text("bills", key);
  const own = new Profile(page, text);
  const number = view.demoNumber;
  const account = new Account(page, text, sandbox);
  /** Codes of this many digits in the SIM's panel. */
  const codes = (count: number) => page.getByRole("region", { name: t("sim.title"), exact: true }).getByText(new RegExp(`^\\d{${count}}$`));
  await account.signIn("/dashboard/account/overview");

  await test.step("a wrong password tells no code, the right one both", async () => {
    await own.press("sim.pukShow");
    const password = page.getByLabel(t("yourPassword"), { exact: true });
    await password.fill(`${DEMO.password}x`);
    await own.press("sim.pukShow");
    await expect(page.getByText(text("validation", "password.wrong"), { exact: true }).first()).toBeVisible();
    await expect(password).toHaveAttribute("aria-invalid", "true");
    await expect(codes(8)).toHaveCount(0);
    await expectNoFaults(page);
    await password.fill(DEMO.password);
    await own.press("sim.pukShow");
    await expect(codes(4)).toBeVisible();
    await expect(codes(8)).toBeVisible();
    await expectNoFaults(page);
    await page.reload();
    await expect(page.getByRole("button", { name: t("sim.pukShow"), exact: true })).toBeVisible();
    await expect(codes(4)).toHaveCount(0);
  });

  await test.step("special numbers, third parties and data outside the EU are blocked one by one, and freed again", async () => {
    const switchOf = (name: (typeof SWITCHES)[number]) => page.getByRole("switch", { name: t(`shield.${name}`), exact: true });
    const before = [];
    for (const name of SWITCHES) before.push(await switchOf(name).isChecked());
    for (const [index, name] of SWITCHES.entries()) {
      await switchOf(name).click();
      await expect(switchOf(name)).toBeChecked({ checked: before[index] !== true });
      for (const [other, still] of SWITCHES.entries())
        if (other > index) await expect(switchOf(still)).toBeChecked({ checked: before[other] === true });
    }
    await page.reload();
    for (const [index, name] of SWITCHES.entries()) await expect(switchOf(name)).toBeChecked({ checked: before[index] !== true });
    await switchOf("roaming").click();
    await expect(switchOf("roaming")).toBeChecked({ checked: before[2] === true });
    await expectNoFaults(page);
  });

  await test.step("summary, sheet and terms of the contract are there", async () => {
    const papers = page.getByRole("region", { name: t("contract.documents"), exact: true });
    const file = page.waitForEvent("download");
    await papers.getByRole("button", { name: t("contract.summary"), exact: true }).click();
    const summary = await file;
    expect(summary.suggestedFilename()).toMatch(/^\p{L}+-Mobil_(?:Vertragszusammenfassung|Sözleşme-özeti)_[\p{L}-]+\.pdf$/u);
    expect((await readFile(await summary.path())).subarray(0, 5).toString()).toBe("%PDF-");
    const sheet = await papers.getByRole("link", { name: t("contract.sheet"), exact: true }).getAttribute("href");
    const answer = await page.request.get(sheet ?? "");
    expect(answer.headers()["content-type"]).toContain("application/pdf");
    await expect(papers.getByRole("link", { name: t("contract.terms"), exact: true })).toHaveAttribute("href", "/information/agb");
  });

  let now = SAMPLE_NOW;
  let told = "none";
  for (const mode of ["Full", "Shortened"] as const) {
    await test.step(`an itemised bill (${mode}) is asked for once everybody has been told`, async () => {
      if (mode === "Shortened") await page.goto("/dashboard/account/overview");
      await own.change("shield.evn");
      await page.getByRole("radio", { name: t(`shield.evn${mode}`), exact: true }).check();
      await own.press("save");
      await expect(page.getByText(text("validation", "evn.declaration"), { exact: true }).first()).toBeVisible();
      await page.getByRole("checkbox", { name: /§ 11|m\. 11/ }).check();
      await own.save("shield.evnSaved");
      await expect(page.getByText(pattern(`${t(`shield.evn${mode}`)}, ${t("shield.evnSince")}`))).toBeVisible();
    });

    await test.step("the next bill has it as a document and as a table, with the digits that were chosen", async () => {
      await sandbox.useLine(number, { zone: "tr", minutes: 7, destination: CALLED });
      const next = startOfGermanDay(addMonths(monthOf(germanDay(now)).from, 1)) + 12 * HOUR_MS;
      await sandbox.advanceClock(Math.ceil((next - now) / 1000));
      now = next;
      await sandbox.run("billing.run");
      const mail = new RegExp(`deine neue Rechnung liegt im Anhang[^]*?Rechnung: (?!${told})(R${view.teamId}-\\d{4}-\\d{6})`);
      told = await sandbox.readMail(DEMO.email, mail);
      await account.signIn("/dashboard/bills");
      const bill = page.getByRole("region", { name: pattern(bills("detail.title")) });
      // An overdue bill is open first.
      await page.getByRole("row").nth(1).getByRole("link").first().click();
      await expect(bill.getByText(bills("itemised.hint"), { exact: true })).toBeVisible();
      await expectNoFaults(page);
      for (const format of ["pdf", "csv"] as const) {
        const file = page.waitForEvent("download");
        await bill.getByRole("button", { name: bills(`itemised.${format}`), exact: true }).click();
        const kept = await file;
        expect(kept.suggestedFilename()).toMatch(new RegExp(`\\.${format}$`));
        const content = await readFile(await kept.path(), "latin1");
        if (format === "pdf") expect(content).toMatch(/^%PDF-/);
        else {
          const digits = content.replaceAll(/\D/g, "");
          expect(digits).toContain(CALLED.slice(1, -3));
          expect(digits.includes(CALLED.slice(1))).toBe(mode === "Full");
        }
      }
    });
  }
});
