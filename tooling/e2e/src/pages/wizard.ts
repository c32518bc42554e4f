import { expect, type Locator, type Page } from "@playwright/test";
import { pattern, type Text } from "../house/text.ts";

/** A donor: the search text that finds it, its name, and the company's customer number there. */
export type Donor = { readonly typed: string; readonly name: string; readonly customerNumber?: string };

type Step = "tariff" | "number" | "extras" | "approval";

/** A tariff with a jersey, sold in every club. */
export const TARIFF = { type: "single", slug: "tribun-l", name: "Tribün L" } as const;

/** The order's four steps, as a fan uses them. */
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

  /** The heading of a step. */
  heading(step: Step): Locator {
    return this.page.getByRole("heading", { level: 1, name: this.order(`${step}.title`) });
  }

  async expectStep(step: Step): Promise<void> {
    await expect(this.heading(step)).toBeVisible();
    await expect(this.page).toHaveURL(new RegExp(`/order/${step}$`));
  }

  /** Expects the message that the cart is empty, which the cart and every step show. */
  async expectEmpty(): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1, name: this.order("notFound.title") })).toBeVisible();
  }

  /** Opens a tariff's page and puts the tariff into the cart. */
  async openTariff(tariff: { type: string; slug: string; name: string } = TARIFF): Promise<void> {
    await this.page.goto(`/tarife/${tariff.type}/${tariff.slug}`);
    await this.page.getByRole("link", { name: this.#text("tariffs", "chooseNamed", { name: tariff.name }) }).click();
  }

  /** Opens a tariff and waits for the number step. The tariff step is passed automatically. */
  async chooseTariff(tariff: { type: string; slug: string; name: string } = TARIFF): Promise<void> {
    await this.openTariff(tariff);
    await this.expectStep("number");
  }

  async nextTo(step: "number" | "extras" | "approval"): Promise<void> {
    await this.button(`nav.next.${step}`).click();
    await this.expectStep(step);
  }

  /** The free numbers on offer. */
  numbers(): Locator {
    return this.page.getByRole("radiogroup", { name: this.order("number.legend") }).getByRole("radio");
  }

  /** The text of the number that is held for the fan. */
  heldNumber(): Locator {
    return this.page.getByText(this.#text("ticket", "hold.number")).locator("xpath=..").locator("b");
  }

  /** Chooses a number from the list, waits until it is held, and returns it as displayed. */
  async holdNumber(index = 0): Promise<string> {
    await this.numbers().nth(index).click();
    await expect(this.heldNumber()).toBeVisible();
    return this.heldNumber().innerText();
  }

  #porting(key: string): string {
    return this.#text("porting", key);
  }

  /** The tab for a new number or for porting. */
  tab(kind: "new" | "port"): Locator {
    return this.page.getByRole("tab", { name: this.order(`number.tabs.${kind}`), exact: true });
  }

  /** The search field for the donor. */
  donor(): Locator {
    return this.page.getByRole("combobox", { name: this.#porting("form.donor.label") });
  }

  /**
   * Fills in the porting of an existing number.
   * @param contractEnd DD/MM/YYYY, to port at the end of the old contract; without it, as soon as possible
   */
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

  /**
   * Types the birthday of the child who will use the line, which kids tariffs require.
   * @param birthday DD/MM/YYYY
   */
  async giveChild(birthday: string): Promise<void> {
    await this.page.getByLabel(this.order("number.child.label"), { exact: true }).fill(birthday);
  }

  async chooseSim(kind: "esim" | "physical" | "shop"): Promise<void> {
    await this.page.getByRole("radio", { name: this.#text("ticket", `sims.${kind}`), exact: true }).check();
  }

  /** Chooses a jersey's size, with or without a number on its back. */
  async fillJersey(size: string, backNumber = ""): Promise<void> {
    await this.page.locator("#jerseySize").getByText(size, { exact: true }).first().click();
    await this.page.getByLabel(this.order("extras.number"), { exact: true }).fill(backNumber);
  }

  /** Takes the jersey that is drawn, and goes on. */
  async takeJersey(): Promise<void> {
    await this.page.getByRole("button", { name: pattern(this.order("extras.take")) }).click();
    await this.#leaveExtras();
  }

  async withJersey(size: string, backNumber = ""): Promise<void> {
    await this.fillJersey(size, backNumber);
    await this.takeJersey();
  }

  /** Goes on without a jersey. */
  async withoutJersey(): Promise<void> {
    await this.button("extras.decline").click();
    await this.#leaveExtras();
  }

  /** A guest goes on to the registration, a fan with an account to the approval. */
  async #leaveExtras(): Promise<void> {
    await expect(this.page).toHaveURL(/\/(order\/approval|auth\/register\/tariff)$/);
  }

  /** Goes from the last choice to the registration, as a guest. */
  async nextToPerson(): Promise<void> {
    await this.button("nav.next.person").click();
    await this.expectPerson();
  }

  /** Expects the registration of a guest. */
  async expectPerson(): Promise<void> {
    await expect(this.page).toHaveURL(/\/auth\/register\/tariff$/);
    await expect(this.page.getByRole("heading", { level: 1, name: this.#text("auth", "register.titleOrder") })).toBeVisible();
  }

  /** A part of the order summary at the last step, by its title. */
  part(title: string): Locator {
    return this.page.getByRole("region", { name: title, exact: true });
  }

  /** The button that changes this part. */
  changeOf(title: string): Locator {
    return this.page.getByRole("button", { name: `${title}: ${this.order("change")}`, exact: true });
  }

  /** Chooses everything from an empty cart on: the first free number, no jersey. Returns the number. */
  async #choose(sim: "esim" | "physical"): Promise<string> {
    await this.chooseTariff();
    const number = await this.holdNumber();
    await this.chooseSim(sim);
    await this.nextTo("extras");
    await this.withoutJersey();
    return number;
  }

  /** Goes from an empty cart to the registration, as a guest. Returns the number. */
  async goToPerson(sim: "esim" | "physical" = "esim"): Promise<string> {
    const number = await this.#choose(sim);
    await this.expectPerson();
    return number;
  }

  /** Goes from an empty cart to the last step, with an account. Returns the number. */
  async goToApproval(sim: "esim" | "physical" = "esim"): Promise<string> {
    const number = await this.#choose(sim);
    await this.expectStep("approval");
    return number;
  }
}
