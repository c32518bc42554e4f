import { expect, type Locator, type Page } from "@playwright/test";
import { DEMO, type Fan } from "../house/people.ts";
import type { Sandbox } from "../house/sandbox.ts";
import { pattern, type Text } from "../house/text.ts";

/** Registration and login as a fan uses them. */
export class Account {
  readonly page: Page;
  readonly #text: Text;
  readonly #sandbox: Sandbox;

  constructor(page: Page, text: Text, sandbox: Sandbox) {
    this.page = page;
    this.#text = text;
    this.#sandbox = sandbox;
  }

  field(namespace: "auth" | "forms", key: string): Locator {
    return this.page.getByLabel(this.#text(namespace, key), { exact: true });
  }

  button(namespace: "auth" | "forms", key: string): Locator {
    return this.page.getByRole("button", { name: this.#text(namespace, key), exact: true });
  }

  radio(namespace: "auth" | "forms", key: string): Locator {
    return this.page.getByRole("radio", { name: this.#text(namespace, key), exact: true });
  }

  /** Fills in the first section: the fan's person, and an identity document when a line is ordered. */
  async fillPerson(fan: Fan, withLine: boolean, company = false): Promise<void> {
    await this.field("forms", "firstName").fill(fan.firstName);
    await this.field("forms", "lastName").fill(fan.lastName);
    await this.field("forms", "birthday.label").fill(fan.birthday);
    if (withLine) {
      await this.field("forms", "identityNumber.idCard").fill(fan.identityNumber);
      await this.field("forms", "identityValidityDate.label").fill(fan.identityValidUntil);
    }
    if (company) await this.#beCompany(withLine);
    await this.button("auth", "register.next").click();
    await expect(this.section("contact")).toBeVisible();
  }

  /**
   * Fills in the second section: e-mail, phone and address. The address is typed letter by letter, so the page does not ask for it twice.
   * @param placeFollows expects the page to fill in the town by the postal code
   */
  async fillContact(fan: Fan, placeFollows = false): Promise<void> {
    await this.field("auth", "contact.email").pressSequentially(fan.email);
    await this.field("auth", "contact.phone").fill(fan.phone);
    await this.fillAddress(fan, placeFollows);
    await this.button("auth", "register.next").click();
  }

  async fillAddress(fan: Fan, placeFollows = false): Promise<void> {
    await this.field("forms", "street").fill(fan.street);
    await this.field("forms", "houseNumber").fill(fan.houseNumber);
    await this.field("forms", "postalCode").fill(fan.postalCode);
    if (placeFollows) await expect(this.field("forms", "city")).toHaveValue(fan.city);
    else await this.field("forms", "city").fill(fan.city);
  }

  /** Fills in a company's fields. A tariff only for companies shows them without the link. */
  async #beCompany(withLine: boolean): Promise<void> {
    const link = this.page.getByRole("link", { name: this.#text("auth", withLine ? "customer.corporateOrder" : "customer.corporate") });
    const name = this.field("auth", "customer.companyName");
    if (await link.isVisible()) await link.click();
    await name.fill("Anadolu Feinkost GmbH");
    await this.field("auth", "customer.taxNumber").fill("2181508150");
  }

  section(name: "person" | "contact" | "security"): Locator {
    return this.page.getByRole("heading", { level: 2, name: this.#text("auth", `register.section.${name}`) });
  }

  /** The field for the code of an SMS. */
  codeField(): Locator {
    return this.page.getByLabel(pattern(this.#text("forms", "otp.label")));
  }

  /** Requests a code by SMS and returns it. */
  async askForCode(fan: Fan): Promise<string> {
    const before = await this.#sandbox.messages(fan.phoneE164);
    await this.button("forms", "otp.send").click();
    return this.#sandbox.readCode(fan.phoneE164, before.length);
  }

  /** Returns the code that the registration sends when the fan arrives at its last section. */
  async codeOnArrival(fan: Fan): Promise<string> {
    await expect(this.codeField()).toBeVisible();
    return this.#sandbox.readCode(fan.phoneE164);
  }

  async provePhone(code: string): Promise<void> {
    await this.codeField().fill(code);
    await expect(this.page.getByText(pattern(this.#text("forms", "otp.done"))).first()).toBeVisible();
  }

  /** Fills in the third section, without its phone check. */
  async fillSecurity(fan: Fan, withLine: boolean): Promise<void> {
    await expect(this.section("security")).toBeVisible();
    if (withLine) await this.field("forms", "keyword.label").fill(fan.keyword);
    await this.choosePassword(fan);
  }

  /** Types a new password and accepts the terms. */
  async choosePassword(fan: Fan): Promise<void> {
    await this.typePassword(fan.password);
    await this.terms().check();
  }

  /** Types a new password, and its repetition where the password is hidden. */
  async typePassword(password: string): Promise<void> {
    await this.field("auth", "password.new").fill(password);
    const again = this.field("auth", "password.again");
    if (await again.isVisible()) await again.fill(password);
  }

  terms(): Locator {
    return this.page.getByRole("checkbox", { name: new RegExp(this.#termsStart()) });
  }

  #termsStart(): string {
    return this.#text("auth", "register.terms")
      .replace(/<\/?agb>/g, "")
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  }

  submitButton(withLine: boolean): Locator {
    return this.button("auth", withLine ? "register.submitOrder" : "register.submit");
  }

  /** Fills in and sends the whole registration, by default as part of an order. */
  async register(fan: Fan, withLine = true, company = false, placeFollows = false): Promise<void> {
    await this.fillPerson(fan, withLine, company);
    await this.fillContact(fan, placeFollows);
    await expect(this.section("security")).toBeVisible();
    await this.provePhone(await this.codeOnArrival(fan));
    await this.fillSecurity(fan, withLine);
    await this.submitButton(withLine).click();
  }

  async login(identifier: string, password: string): Promise<void> {
    await this.field("auth", "login.identifier").fill(identifier);
    await this.field("auth", "password.label").fill(password);
    await this.button("auth", "login.submit").click();
  }
  /** Opens the login, signs in, by default as the demo fan, and expects the page at `path`. */
  async signIn(path = "/dashboard", identifier: string = DEMO.email, password: string = DEMO.password): Promise<void> {
    await this.page.goto(`/auth/login?returnTo=${encodeURIComponent(path)}`);
    await this.login(identifier, password);
    await expect(this.page).toHaveURL((url) => url.pathname + url.search === path);
  }
}
