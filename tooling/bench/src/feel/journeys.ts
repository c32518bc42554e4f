import type { Language } from "@tribun/domain";
import { DEMO, newFan } from "@tribun/e2e/house/people";
import { Sandbox } from "@tribun/e2e/house/sandbox";
import { textIn } from "@tribun/e2e/house/text";
import { Account } from "@tribun/e2e/pages/account";
import { Wizard } from "@tribun/e2e/pages/wizard";
import type { Page } from "playwright";
import { type Touched, touchInputs } from "./inputs.ts";
import { slowly } from "./slow.ts";
import { type Traced, traced } from "./trace.ts";

/** One stage of a journey, with the tasks that blocked a fan's phone during it. */
export type Stage = { readonly stage: string } & Pick<Traced, "tasks" | "longest">;

/** The stages of a journey, and the response time of each input on its way. */
export type Journey = { readonly stages: readonly Stage[]; readonly touched: readonly Touched[] };

/** Signs in and opens the dashboard. */
export async function signInJourney(page: Page, language: Language, operatorUrl: string): Promise<Journey> {
  const text = textIn(language);
  const account = new Account(page, text, new Sandbox(operatorUrl));
  const { stages, stage } = stagesOf(page);
  await stage("login opens", () => page.goto("/auth/login"));
  await stage("login is typed", async () => {
    await account.field("auth", "login.identifier").pressSequentially(DEMO.email);
    await account.field("auth", "password.label").pressSequentially(DEMO.password);
  });
  await stage("login is sent, the dashboard opens", async () => {
    await account.button("auth", "login.submit").tap();
    await page.waitForURL(/\/dashboard$/);
  });
  await stage("dashboard opens by itself", () => page.goto("/dashboard"));
  return { stages, touched: [] };
}

/** Orders, from the tariff's page to the approval with a new account, and uses every input on the way. */
export async function orderJourney(page: Page, language: Language, operatorUrl: string): Promise<Journey> {
  const text = textIn(language);
  const wizard = new Wizard(page, text);
  const account = new Account(page, text, new Sandbox(operatorUrl));
  const fan = newFan(language, 0);
  const touched: Touched[] = [];
  const { stages, stage } = stagesOf(page);
  const touch = async (step: string) => void touched.push(...(await slowly(page, () => touchInputs(page, step))));
  await stage("tariff's page opens, and the order", () => wizard.chooseTariff());
  await touch("number");
  await stage("number is taken", async () => {
    await page.reload();
    await wizard.holdNumber();
    await wizard.chooseSim("esim");
  });
  await stage("to the extras", () => wizard.nextTo("extras"));
  await touch("extras");
  await stage("jersey is chosen", () => wizard.fillJersey("M", "19"));
  await touch("extras with a jersey");
  await stage("to the registration", async () => {
    await wizard.withoutJersey();
    await account.field("forms", "firstName").waitFor();
  });
  await touch("registration, person");
  await stage("person is filled in", () => account.fillPerson(fan, true));
  await touch("registration, contact");
  await stage("contact is filled in", () => account.fillContact(fan));
  await stage("phone is proven", async () => account.provePhone(await account.codeOnArrival(fan)));
  await touch("registration, security");
  await stage("registration is sent, back to the approval", async () => {
    await account.fillSecurity(fan, true);
    await account.submitButton(true).click();
    await wizard.expectStep("approval");
  });
  await touch("approval");
  return { stages, touched };
}

/** Returns the stages of a journey, and a function that runs and records one until its page is idle. */
export function stagesOf(page: Page) {
  const stages: Stage[] = [];
  const stage = async (name: string, does: () => Promise<unknown>): Promise<void> => {
    const { tasks, longest } = await traced(page, async () => {
      await does();
      await page.waitForLoadState("networkidle");
    });
    stages.push({ stage: name, tasks, longest });
  };
  return { stages, stage };
}
