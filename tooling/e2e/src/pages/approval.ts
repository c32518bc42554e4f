import { expect, type Locator, type Page } from "@playwright/test";
import type { Fan } from "../house/people.ts";
import type { Text } from "../house/text.ts";

/** The last step of the order: look over, prove, open the summary, order. */
export class Approval {
  readonly page: Page;
  readonly #text: Text;

  constructor(page: Page, text: Text) {
    this.page = page;
    this.#text = text;
  }

  get orderButton(): Locator {
    return this.page.getByRole("button", { name: this.#text("order", "approval.button"), exact: true });
  }

  async goToRegistration(): Promise<void> {
    await this.page.getByRole("link", { name: this.#text("order", "approval.account.register") }).click();
    await expect(this.page).toHaveURL(/\/auth\/register\/tariff/);
  }

  /** Opens the contract summary in its own tab, as the law wants it, and closes the tab again. */
  async openSummary(): Promise<void> {
    const link = this.page.getByRole("link", { name: this.#text("order", "approval.summary.open"), exact: true });
    const [popup] = await Promise.all([this.page.waitForEvent("popup"), link.click()]);
    await popup.close();
    await expect(this.page.getByText(this.#text("order", "approval.summary.opened"))).toBeVisible();
  }

  async acceptTerms(): Promise<void> {
    const words = this.#text("order", "approval.boxes.terms").replace(/<\/?terms>/g, "");
    await this.page.getByRole("checkbox", { name: words }).check();
  }

  /** The document's number, all that is asked for again after a reload. */
  async giveNumberOfDocument(fan: Fan): Promise<void> {
    await this.page.getByLabel(this.#text("forms", "identityNumber.idCard"), { exact: true }).fill(fan.identityNumber);
    await expect(this.page.getByLabel(this.#text("forms", "identityValidityDate.label"), { exact: true })).toHaveCount(0);
    await expect(this.page.getByLabel(this.#text("forms", "keyword.label"), { exact: true })).toHaveCount(0);
    await expect(this.page.getByRole("button", { name: this.#text("forms", "otp.send"), exact: true })).toHaveCount(0);
  }

  /** All that stands before the button. */
  async prepare(): Promise<void> {
    await this.openSummary();
    await this.acceptTerms();
    await expect(this.orderButton).toBeEnabled();
  }

  async order(): Promise<void> {
    await this.prepare();
    await this.orderButton.click();
    await expect(this.page).toHaveURL(/\/c\/[\w-]+/);
  }
}
