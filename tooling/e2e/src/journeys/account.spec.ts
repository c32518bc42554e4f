import { comeDownTo } from "../house/come-down.ts";
import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import { pattern, textIn } from "../house/text.ts";
import { Account } from "../pages/account.ts";
import { Profile } from "../pages/profile.ts";

/** Patterns for the operator's mails in the language that the fan chose. */
const MAILS = {
  de: { replaced: /(Diese hier verwenden wir nicht mehr)/, news: /du hast angekreuzt[^]*?(\/auth\/welcome\?emailToken=[\w-]+)/ },
  tr: { replaced: /(Bu adresi artık kullanmıyoruz)/, news: /işaretledin[^]*?(\/auth\/welcome\?emailToken=[\w-]+)/ },
};
const SWITCHES = ["email", "sms", "phone", "profiling"] as const;

test("a fan without a line invites, moves to another address by the link in its mail, sets a keyword twice, is written to in the other language, and takes back each consent by itself", async ({
  page,
  device,
  origin,
  text,
  view,
  fan,
  sandbox,
}) => {
  const t = (key: string) => text("account", key);
  const account = new Account(page, text, sandbox);
  const own = new Profile(page, text);
  await page.goto("/auth/register");
  await account.register(fan, false);
  await expect(page).toHaveURL(/\/auth\/welcome/);

  await test.step("without a contract every page of one leads to the tariffs", async () => {
    await page.goto("/dashboard/account/overview");
    await expect(page.getByRole("link", { name: t("overview.noneAction"), exact: true })).toBeVisible();
    await page.goto("/dashboard/options");
    await expect(page.getByRole("heading", { name: text("packs", "noLine.title") })).toBeVisible();
    await expect(page.getByRole("link", { name: text("packs", "noLine.action"), exact: true })).toBeVisible();
    await page.goto("/dashboard/account/profile");
  });

  await test.step("the invitation stands there with its link, and arrives with whoever follows it", async () => {
    const invitation = page.getByRole("region", { name: text("invite", "title"), exact: true });
    await comeDownTo(invitation);
    const code = await invitation.getByRole("definition").first().innerText();
    await expect(invitation.getByText(`${origin}/?iCode=${code}`, { exact: true })).toBeVisible();
    await device.goto(`${origin}/?iCode=${code}`);
    await expect(device).not.toHaveURL(/iCode/);
    await device.goto(`${origin}/auth/register`);
    // The page hydrates when the fan starts to fill in the form.
    await new Account(device, text, sandbox).radio("forms", "salutation.female").check();
    await expect(device.getByText(pattern(text("auth", "register.invitationTitle")))).toBeVisible();
  });

  const email = fan.email.replace("fan-", "neu-");
  await test.step("the new address counts once its link was opened, and the old one is told", async () => {
    await own.change("email.label");
    const field = page.getByLabel(t("email.new"), { exact: true });
    await field.fill(fan.email);
    await page.getByLabel(t("access.current"), { exact: true }).fill(fan.password);
    await own.press("email.submit");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await field.fill(email);
    await own.press("email.submit");
    await own.expectReceipt("email.sent");
    await expect(page.getByText(`${fan.email} ${t("email.unproven")}`, { exact: true })).toBeVisible();
    const link = await sandbox.readMail(email, /(\/auth\/welcome\?emailToken=[\w-]+)/);
    await page.goto(link);
    await expect(page.getByText(text("auth", "welcome.link.address"), { exact: true })).toBeVisible();
    await sandbox.readMail(fan.email, MAILS[view.language].replaced);
    await page.reload();
    await expect(page.getByText(text("auth", "welcome.link.stale"), { exact: true })).toBeVisible();
    await page.goto("/dashboard/account/profile");
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await expect(page.getByText(t("email.unproven"), { exact: true })).toHaveCount(0);
  });

  await test.step("a keyword for the hotline is set, and changed", async () => {
    await expect(page.getByText(t("access.keywordNone"), { exact: true })).toBeVisible();
    for (const word of [fan.keyword, "5823"]) {
      await own.change("access.keyword");
      await account.field("forms", "keyword.label").fill(word);
      await page.getByLabel(t("access.current"), { exact: true }).fill(fan.password);
      await own.save("access.keywordSaved");
      await expect(page.getByText(t("access.keywordSet"), { exact: true })).toBeVisible();
    }
    await expectNoFaults(page);
  });

  const language = view.language === "de" ? "tr" : "de";
  const spoken = textIn(language);
  const reader = new Profile(page, spoken);
  await test.step("the page and the next mail speak the language that was chosen", async () => {
    await page.getByRole("radio", { name: text("common", `language.${language}`), exact: true }).check();
    await own.press("language.save");
    await reader.expectReceipt("language.saved");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await reader.consent("email").click();
    await reader.expectReceipt("consents.emailSent");
    await page.goto(await sandbox.readMail(email, MAILS[language].news));
    await expect(page.getByText(spoken("auth", "welcome.link.advertising"), { exact: true })).toBeVisible();
  });

  await test.step("each consent is given and taken back by itself", async () => {
    await page.goto("/dashboard/account/profile");
    const switchOf = (kind: (typeof SWITCHES)[number]) =>
      kind === "profiling"
        ? page.getByRole("switch", { name: spoken("account", "consents.profiling"), exact: true })
        : reader.consent(kind);
    await expect(switchOf("email")).toBeChecked();
    for (const kind of SWITCHES.slice(1)) {
      await switchOf(kind).click();
      await expect(switchOf(kind)).toBeChecked();
    }
    for (const [index, kind] of SWITCHES.entries()) {
      await switchOf(kind).click();
      await expect(switchOf(kind)).not.toBeChecked();
      for (const other of SWITCHES.slice(index + 1)) await expect(switchOf(other)).toBeChecked();
    }
    await page.reload();
    for (const kind of SWITCHES) await expect(switchOf(kind)).not.toBeChecked();
    await expectNoFaults(page);
  });
});
