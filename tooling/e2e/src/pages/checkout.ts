import { expect, type Locator, type Page, type Response } from "@playwright/test";
import type { Language, PaymentMethodType } from "@tribun/domain";
import type { Fan } from "../house/people.ts";
import type { Text } from "../house/text.ts";

/** A valid German IBAN for tests, without a real account. */
export const IBAN = "DE89 3704 0044 0532 0130 00";

/** Texts of the hosted checkout, which the operator renders itself. */
const WORDS: Readonly<
  Record<Language, Record<"holder" | "mandate" | "cardHolder" | "cardNumber" | "cardExpiry" | "cardCode" | "keep" | "turnBack", RegExp>>
> = {
  de: {
    ...{ holder: /Kontoinhaber/, mandate: /SEPA-Lastschriftmandat/ },
    ...{ cardHolder: /Name auf der Karte/, cardNumber: /Kartennummer/, cardExpiry: /Gültig bis/, cardCode: /Prüfziffer/ },
    ...{ keep: /^Zahlungsart hinterlegen$/, turnBack: /^Abbrechen und zurück$/ },
  },
  tr: {
    ...{ holder: /Hesap sahibinin/, mandate: /SEPA otomatik ödeme talimatını/ },
    ...{ cardHolder: /Kartın üzerindeki ad/, cardNumber: /Kart numarası/, cardExpiry: /Son kullanma/, cardCode: /Güvenlik kodu/ },
    ...{ keep: /^Ödeme yöntemini kaydet$/, turnBack: /^Vazgeç ve geri dön$/ },
  },
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
    return this.page.getByRole("button", { name: this.#text("payment", "result.retry"), exact: true });
  }

  /** A link that only this page has. The shop's own page for another payment has a pay button of the same name. */
  get wayBack(): Locator {
    return this.page.getByRole("link", { name: this.#words.turnBack });
  }

  async expectHere(): Promise<void> {
    await expect(this.page).toHaveURL(/\/c\/[\w-]+/);
    await expect(this.payButton).toBeVisible();
  }

  /** Expects that the checkout has returned to the success page. This takes as long as the operator needs for the payment. */
  async expectSuccess(): Promise<void> {
    await expect(this.page).toHaveURL(/\/checkout\/success\?order=/, { timeout: 60_000 });
  }

  /** Expects the QR code of the eSIM on the success page, which appears when the line is ready. */
  async expectEsim(): Promise<void> {
    await expect(this.page.getByRole("img", { name: this.#text("payment", "success.esim.qr") })).toBeVisible({ timeout: 60_000 });
  }

  /** Pays with the method that the page opened with. */
  async payBy(method: PaymentMethodType, fan: Fan): Promise<void> {
    await this.expectHere();
    if (method === "sepa") await this.payBySepa(fan);
    else if (method === "card") await this.payByCard();
    else await this.pay();
  }

  /** Pays by direct debit on a page that opened with it. */
  async payBySepa(fan: Fan): Promise<void> {
    await this.page.getByLabel("IBAN").fill(IBAN);
    await this.page.getByLabel(this.#words.holder).fill(`${fan.firstName} ${fan.lastName}`);
    await this.page.getByRole("checkbox", { name: this.#words.mandate }).check();
    await this.payButton.click();
  }

  /** Pays with a test card on a page that opened with cards. */
  async payByCard(): Promise<void> {
    await this.#fillCard("4242 4242 4242 4242");
    await this.payButton.click();
  }

  async #fillCard(number: string): Promise<void> {
    await this.page.getByLabel(this.#words.cardNumber).fill(number);
    await this.page.getByLabel(this.#words.cardExpiry).fill("12/30");
    await this.page.getByLabel(this.#words.cardCode).fill("123");
    await this.page.getByLabel(this.#words.cardHolder).fill("Elif Şahin");
  }

  /** Stores a card on a page that was opened only for that. */
  async keepCard(number: string): Promise<void> {
    await this.#fillCard(number);
    await this.keep();
  }

  /** Stores a method that needs no input, such as PayPal. */
  async keep(): Promise<void> {
    await expect(this.page).toHaveURL(/\/c\/[\w-]+/);
    await this.page.getByRole("button", { name: this.#words.keep }).click();
  }

  /** Leaves the page without paying or storing anything. */
  async turnBack(): Promise<void> {
    await this.wayBack.click();
  }

  /** Sends the card's form empty. The answer is a page of its own, so neither a reload nor Back sends the form again. */
  async payWithNothing(): Promise<void> {
    await this.payButton.click();
    await expect(this.page.getByRole("alert")).toBeVisible();
    const method = async (went: Promise<Response | null>) => (await went)?.request().method();
    expect(await method(this.page.reload())).toBe("GET");
    await expect(this.page.getByLabel(this.#words.cardCode)).toHaveAttribute("aria-invalid", "true");
    expect(await method(this.page.goBack())).toBe("GET");
    await expect(this.page.getByRole("alert")).toHaveCount(0);
    await this.expectHere();
  }

  /** Pays with a method that needs no input, such as PayPal. */
  async pay(): Promise<void> {
    await expect(this.page.getByRole("radio")).toHaveCount(0);
    await this.payButton.click();
  }
}
