import { expect, type Page } from "@playwright/test";
import type { Fan } from "../house/people.ts";
import type { Sandbox } from "../house/sandbox.ts";
import type { Text } from "../house/text.ts";

/** The running giveaway, as a fan enters it. */
export class Giveaway {
  readonly page: Page;
  readonly #text: Text;
  readonly #sandbox: Sandbox;

  constructor(page: Page, text: Text, sandbox: Sandbox) {
    this.page = page;
    this.#text = text;
    this.#sandbox = sandbox;
  }

  /**
   * Fills in the form and sends it.
   * @param named whether the fan's initials may be published
   */
  async enter(fan: Fan, named: boolean): Promise<void> {
    const field = (name: string) => this.page.getByRole("textbox", { name, exact: true }).first();
    await field(this.#text("forms", "firstName")).fill(fan.firstName);
    await field(this.#text("forms", "lastName")).fill(fan.lastName);
    await field(this.#text("giveaway", "form.email")).fill(fan.email);
    await field(this.#text("forms", "birthday.label")).fill(fan.birthday);
    const initials = this.#text("giveaway", "form.consentName");
    for (const box of await this.page.getByRole("main").getByRole("checkbox").all()) await box.check({ force: true });
    if (!named) await this.page.getByRole("checkbox", { name: initials, exact: true }).uncheck({ force: true });
    await this.page
      .getByRole("button", { name: this.#text("giveaway", "form.submit"), exact: true })
      .first()
      .click();
    await expect(this.page.getByRole("heading", { level: 1, name: this.#text("giveaway", "result.mailTitle") })).toBeVisible();
  }

  /**
   * Opens the link in the fan's mail and confirms the entry.
   * @param origin the club's address, for a device without one
   */
  async confirm(fan: Fan, origin = ""): Promise<void> {
    await this.page.goto(origin + (await this.#sandbox.readMail(fan.email, /(\/giveaway-result\?token=[\w-]+)/)));
    await this.page.getByRole("button", { name: this.#text("giveaway", "result.confirm") }).click();
    await expect(this.page.getByText(this.#text("giveaway", "result.confirmed"), { exact: true })).toBeVisible();
  }
}
