import { expect, type Locator, type Page, type Response } from "@playwright/test";
import type { Language, PaymentMethodType } from "@tribun/domain";
import type { Fan } from "../house/people.ts";
import type { Text } from "../house/text.ts";

/** A valid German account that belongs to nobody. */
export const IBAN = "DE89 3704 0044 0532 0130 00";

/** Words of the hosted checkout, which the operator writes itself. */
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

  /** What only this page has: the order's own page that pays again has a button of the same name. */
  get wayBack(): Locator {
    return this.page.getByRole("link", { name: this.#words.turnBack });
  }

  async expectHere(): Promise<void> {
    await expect(this.page).toHaveURL(/\/c\/[\w-]+/);
    await expect(this.payButton).toBeVisible();
  }

  /** The checkout has led back to where the order is celebrated, which takes as long as the operator takes with the payment. */
  async expectSuccess(): Promise<void> {
    await expect(this.page).toHaveURL(/\/checkout\/success\?order=/, { timeout: 60_000 });
  }

  /** The code of the eSIM there, which comes with the line. */
  async expectEsim(): Promise<void> {
    await expect(this.page.getByRole("img", { name: this.#text("payment", "success.esim.qr") })).toBeVisible({ timeout: 60_000 });
  }

  /** Pays in the way that the page has opened on. */
  async payBy(method: PaymentMethodType, fan: Fan): Promise<void> {
    await this.expectHere();
    if (method === "sepa") await this.payBySepa(fan);
    else if (method === "card") await this.payByCard();
    else await this.pay();
  }

  /** Pays by direct debit, on a page that has opened on it. */
  async payBySepa(fan: Fan): Promise<void> {
    await this.page.getByLabel("IBAN").fill(IBAN);
    await this.page.getByLabel(this.#words.holder).fill(`${fan.firstName} ${fan.lastName}`);
    await this.page.getByRole("checkbox", { name: this.#words.mandate }).check();
    await this.payButton.click();
  }

  /** The same by card, with one that is nobody's. */
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

  /** Keeps a card, on a page that was opened for nothing else. */
  async keepCard(number: string): Promise<void> {
    await this.#fillCard(number);
    await this.keep();
  }

  /** The same where nothing is left to be typed, as for PayPal. */
  async keep(): Promise<void> {
    await expect(this.page).toHaveURL(/\/c\/[\w-]+/);
    await this.page.getByRole("button", { name: this.#words.keep }).click();
  }

  /** Leaves without paying or keeping anything. */
  async turnBack(): Promise<void> {
    await this.wayBack.click();
  }

  /** Sends the card's form empty. What follows is a page of its own: neither a reload nor the way back sends the form again. */
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

  /** The same where nothing is left to be typed, as for PayPal. */
  async pay(): Promise<void> {
    await expect(this.page.getByRole("radio")).toHaveCount(0);
    await this.payButton.click();
  }
}
