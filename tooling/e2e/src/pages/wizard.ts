import { expect, type Locator, type Page } from "@playwright/test";
import type { Text } from "../house/text.ts";

/** An old provider: what is typed to find it, what it is called, and how it knows a company. */
export type Donor = { readonly typed: string; readonly name: string; readonly customerNumber?: string };

type Step = "tariff" | "number" | "extras" | "approval";

/** A tariff with a jersey, sold in every club. */
export const TARIFF = { type: "single", slug: "tribun-l", name: "Tribün L" } as const;

/** The order's four steps as a fan uses them. */
export class Wizard {
  readonly page: Page;
  readonly #text: Text;

  constructor(page: Page, text: Text) {
    this.page = page;
    this.#text = text;
  }

  order(key: string): string {
    return this.#text("order", key);
  }

  button(key: string): Locator {
    return this.page.getByRole("button", { name: this.order(key), exact: true });
  }

  /** The heading that says which step one is at. */
  heading(step: Step): Locator {
    return this.page.getByRole("heading", { level: 1, name: this.order(`${step}.title`) });
  }

  async expectStep(step: Step): Promise<void> {
    await expect(this.heading(step)).toBeVisible();
    await expect(this.page).toHaveURL(new RegExp(`/order/${step}$`));
  }

  /** Nothing is in the cart: it says so, and so does every step. */
  async expectEmpty(): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1, name: this.order("notFound.title") })).toBeVisible();
  }

  /** Opens a tariff's page and presses what puts it into the cart. */
  async openTariff(tariff: { type: string; slug: string; name: string } = TARIFF): Promise<void> {
    await this.page.goto(`/tarife/${tariff.type}/${tariff.slug}`);
    await this.page.getByRole("link", { name: this.#text("tariffs", "chooseNamed", { name: tariff.name }) }).click();
  }

  /** The same until the order asks for the number: the step of the tariff passes by itself. */
  async chooseTariff(tariff: { type: string; slug: string; name: string } = TARIFF): Promise<void> {
    await this.openTariff(tariff);
    await this.expectStep("number");
  }

  async nextTo(step: "number" | "extras" | "approval"): Promise<void> {
    await this.button(`nav.next.${step}`).click();
    await this.expectStep(step);
  }

  /** Numbers on offer. */
  numbers(): Locator {
    return this.page.getByRole("radiogroup", { name: this.order("number.legend") }).getByRole("radio");
  }

  /** The text of the number that is held for the fan. */
  heldNumber(): Locator {
    return this.page.getByText(this.#text("ticket", "hold.number")).locator("xpath=..").locator("b");
  }

  /** Takes a number of the list and waits until it is held. Gives it as it is shown. */
  async holdNumber(index = 0): Promise<string> {
    await this.numbers().nth(index).click();
    await expect(this.heldNumber()).toBeVisible();
    return this.heldNumber().innerText();
  }

  #porting(key: string): string {
    return this.#text("porting", key);
  }

  /** A new number or the fan's own. */
  tab(kind: "new" | "port"): Locator {
    return this.page.getByRole("tab", { name: this.order(`number.tabs.${kind}`), exact: true });
  }

  /** Where the old provider is searched for. */
  donor(): Locator {
    return this.page.getByRole("combobox", { name: this.#porting("form.donor.label") });
  }

  /** Brings a number along instead of a new one. @param contractEnd DD/MM/YYYY: then at the end of the old contract, else at once */
  async bringNumber(msisdn: string, donor: Donor, contractEnd?: string): Promise<void> {
    await this.tab("port").click();
    await expect(this.page.getByRole("heading", { level: 1, name: this.order("number.port.title") })).toBeVisible();
    await this.page.getByLabel(this.#porting("form.msisdn.label"), { exact: true }).fill(msisdn);
    const provider = this.donor();
    await provider.fill(donor.typed);
    await this.page.getByRole("option", { name: donor.name, exact: true }).click();
    await expect(provider).toHaveValue(donor.name);
    const customer = this.page.getByLabel(this.#porting("form.customerNumber.label"), { exact: true });
    if (donor.customerNumber === undefined) await expect(customer).toHaveCount(0);
    else await customer.fill(donor.customerNumber);
    const day = this.#porting(contractEnd === undefined ? "form.asap.title" : "form.vten.title");
    await this.page.getByRole("radio", { name: day, exact: true }).check();
    if (contractEnd !== undefined) await this.page.getByLabel(this.#porting("form.end.label"), { exact: true }).fill(contractEnd);
  }

  /** Whose line it will be, which kids tariffs ask. @param birthday DD/MM/YYYY */
  async giveChild(birthday: string): Promise<void> {
    await this.page.getByLabel(this.order("number.child.label"), { exact: true }).fill(birthday);
  }

  async chooseSim(kind: "esim" | "physical" | "shop"): Promise<void> {
    await this.page.getByRole("radio", { name: this.#text("ticket", `sims.${kind}`), exact: true }).check();
  }

  /** A jersey, with a number on its back or bare. */
  async withJersey(size: string, backNumber = ""): Promise<void> {
    await this.page.getByRole("radio", { name: this.order("extras.want.yes"), exact: true }).check();
    await this.page.locator("#jerseySize").getByText(size, { exact: true }).first().click();
    await this.page.getByLabel(this.order("extras.number"), { exact: true }).fill(backNumber);
  }

  async withoutJersey(): Promise<void> {
    await this.page.getByRole("radio", { name: this.order("extras.want.no"), exact: true }).check();
  }

  /** A part of the ticket at the last step, by its title. */
  part(title: string): Locator {
    return this.page.getByRole("region", { name: title, exact: true });
  }

  /** What changes that part. */
  changeOf(title: string): Locator {
    return this.page.getByRole("button", { name: `${title}: ${this.order("change")}`, exact: true });
  }

  /** Everything from an empty cart to the last step, with the first free number and without a jersey. Gives the number. */
  async goToApproval(sim: "esim" | "physical" = "esim"): Promise<string> {
    await this.chooseTariff();
    const number = await this.holdNumber();
    await this.chooseSim(sim);
    await this.nextTo("extras");
    await this.withoutJersey();
    await this.nextTo("approval");
    return number;
  }
}
