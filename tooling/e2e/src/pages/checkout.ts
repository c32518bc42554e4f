import { expect, type Locator, type Page } from "@playwright/test";
import type { Language } from "@tribun/domain";
import type { Fan } from "../house/people.ts";
import type { Text } from "../house/text.ts";

/** A valid German account that belongs to nobody. */
const IBAN = "DE89 3704 0044 0532 0130 00";

/** Words of the hosted checkout, which the operator writes itself. */
const WORDS: Readonly<Record<Language, { holder: RegExp; mandate: RegExp; failed: RegExp }>> = {
  de: { holder: /Kontoinhaber/, mandate: /SEPA-Lastschriftmandat/, failed: /nicht angekommen/ },
  tr: { holder: /Hesap sahibinin/, mandate: /SEPA otomatik ödeme talimatını/, failed: /ulaşmadı/ },
};

/** The operator's hosted checkout, where the fan pays. */
export class Checkout {
  readonly page: Page;
  readonly #text: Text;
  readonly #words: (typeof WORDS)[Language];

  constructor(page: Page, text: Text, language: Language) {
    this.page = page;
    this.#text = text;
    this.#words = WORDS[language];
  }

  get payButton(): Locator {
    return this.page.getByRole("button", { name: this.#text("order", "approval.button"), exact: true });
  }

  async expectHere(): Promise<void> {
    await expect(this.page).toHaveURL(/\/c\/[\w-]+/);
    await expect(this.payButton).toBeVisible();
  }

  async payBySepa(fan: Fan): Promise<void> {
    await this.page.getByRole("radio", { name: /SEPA/ }).check();
    await this.page.getByLabel("IBAN").fill(IBAN);
    await this.page.getByLabel(this.#words.holder).fill(`${fan.firstName} ${fan.lastName}`);
    await this.page.getByRole("checkbox", { name: this.#words.mandate }).check();
    await this.payButton.click();
  }

  async payByPayPal(): Promise<void> {
    await this.page.getByRole("radio", { name: /PayPal/ }).check();
    await this.payButton.click();
  }
}
