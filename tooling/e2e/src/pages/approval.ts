import { expect, type Locator, type Page } from "@playwright/test";
import type { PaymentMethodType } from "@tribun/domain";
import type { Fan } from "../house/people.ts";
import { pattern, type Text } from "../house/text.ts";

/** The last step of the order: check the choices, prove the phone, open the contract summary, order. */
export class Approval {
  readonly page: Page;
  readonly #text: Text;

  constructor(page: Page, text: Text) {
    this.page = page;
    this.#text = text;
  }

  get orderButton(): Locator {
    return this.page.getByRole("button", { name: this.#text("approval", "button"), exact: true });
  }

  /** Unfolds the field for a coupon code. */
  async openCoupon(): Promise<void> {
    await this.page.getByText(this.#text("approval", "coupon.ask"), { exact: true }).click();
  }

  /**
   * Proves a phone by a code.
   * @param send gets a function that requests the code, and returns the code of the SMS
   */
  async proveNumber(send: (press: () => Promise<void>) => Promise<string>): Promise<void> {
    const button = this.page.getByRole("button", { name: this.#text("forms", "otp.send"), exact: true });
    const code = await send(() => button.click());
    await this.page.getByLabel(pattern(this.#text("forms", "otp.label"))).fill(code);
    await expect(this.page.getByText(pattern(this.#text("approval", "phone.done"))).first()).toBeVisible();
  }

  /**
   * Shows the key figures of the contract summary, as the law requires before the order, waits for the document, and closes them.
   * @param press how the button is pressed
   */
  async openSummary(press: () => Promise<void> = () => this.summaryButton.click()): Promise<void> {
    await press();
    await expect(this.page.getByRole("dialog", { name: this.#text("approval", "sheet.title") })).toBeVisible();
    await expect(this.page.getByText(this.#text("approval", "summary.opened"))).toBeVisible();
    await this.page.keyboard.press("Escape");
    await expect(this.page.getByRole("dialog")).toHaveCount(0);
  }

  get summaryButton(): Locator {
    return this.page.getByRole("button", { name: this.#text("approval", "summary.look"), exact: true });
  }

  get terms(): Locator {
    return this.page.getByRole("checkbox", { name: this.#text("approval", "boxes.terms").replace(/<\/?terms>/g, "") });
  }

  /** Agrees to the terms, unless the fan did so when registering in this order. The form has loaded. */
  async acceptTerms(): Promise<void> {
    if ((await this.terms.count()) > 0) await this.terms.check();
  }

  #field(key: string): Locator {
    return this.page.getByLabel(this.#text("forms", key), { exact: true });
  }

  /** Types the number of the identity document, which is all that a reload loses. */
  async giveNumberOfDocument(fan: Fan): Promise<void> {
    await this.#field("identityNumber.idCard").fill(fan.identityNumber);
    await expect(this.#field("identityValidityDate.label")).toHaveCount(0);
    await this.#expectNothingElse();
  }

  /** Types the identity document, which is all that another order in the same session asks for. */
  async giveDocument(fan: Fan): Promise<void> {
    await this.giveNewDocument(fan);
    await this.#expectNothingElse();
  }

  /** Types the identity document of a fan with an account and a keyword who has not ordered in this session. */
  async giveNewDocument(fan: Fan): Promise<void> {
    await this.#field("identityNumber.idCard").fill(fan.identityNumber);
    await this.#field("identityValidityDate.label").fill(fan.identityValidUntil);
  }

  async #expectNothingElse(): Promise<void> {
    await expect(this.#field("keyword.label")).toHaveCount(0);
    await expect(this.page.getByRole("button", { name: this.#text("forms", "otp.send"), exact: true })).toHaveCount(0);
  }

  /** Chooses a payment method by its name. A stored method may have the same name and stands before the new ones. */
  async payBy(method: PaymentMethodType): Promise<void> {
    await this.page
      .getByRole("radio", { name: this.#text("forms", `payment.name.${method}`), exact: true })
      .last()
      .check();
  }

  /** Fulfils every condition of the order button. */
  async prepare(): Promise<void> {
    await this.openSummary();
    await this.acceptTerms();
  }

  async order(method: PaymentMethodType = "sepa"): Promise<void> {
    await this.payBy(method);
    await this.prepare();
    await this.orderButton.click();
    await expect(this.page).toHaveURL(/\/c\/[\w-]+/);
  }
}
