import { expect, type Locator, type Page } from "@playwright/test";
import { comeDownTo } from "../house/come-down.ts";
import { DEMO } from "../house/people.ts";
import { pattern, type Text } from "../house/text.ts";

/** The pages of the fan's account, as a fan uses them. */
export class Profile {
  readonly page: Page;
  readonly #text: Text;

  constructor(page: Page, text: Text) {
    this.page = page;
    this.#text = text;
  }

  #t(key: string, values?: Readonly<Record<string, string>>): string {
    return this.#text("account", key, values);
  }

  async press(key: string): Promise<void> {
    await this.#button(key).click();
  }

  /** Presses a button that the page renders only near the screen. */
  async pressBelow(key: string): Promise<void> {
    await comeDownTo(this.#button(key));
    await this.press(key);
  }

  #button(key: string): Locator {
    return this.page.getByRole("button", { name: this.#t(key), exact: true });
  }

  /** Opens the form of a row. */
  async change(label: string): Promise<void> {
    await this.page.getByRole("button", { name: this.#t("changeOf", { what: this.#t(label) }), exact: true }).click();
  }

  /** Types the password that an action requires. */
  async prove(password: string = DEMO.password): Promise<void> {
    await this.page.getByLabel(this.#t("yourPassword"), { exact: true }).fill(password);
  }

  /** Saves the open form and waits for its receipt. */
  async save(receipt: string): Promise<void> {
    await this.press("save");
    await this.expectReceipt(receipt);
  }

  async expectReceipt(key: string): Promise<void> {
    await expect(this.page.getByRole("status").filter({ hasText: pattern(this.#t(key)) })).toBeVisible();
  }

  consent(kind: "email" | "sms" | "phone" | "push"): Locator {
    return this.page.getByRole("switch", { name: this.#text("auth", `consent.${kind}`), exact: true });
  }
}
