import type { Language } from "@tribun/domain";
import { DEMO } from "@tribun/e2e/house/people";
import { Sandbox } from "@tribun/e2e/house/sandbox";
import { textIn } from "@tribun/e2e/house/text";
import { Account } from "@tribun/e2e/pages/account";
import { Wizard } from "@tribun/e2e/pages/wizard";
import { chromiumLaunchOptions } from "@tribun/vitest-config/chromium";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright";

/** A common phone. Sizes in CSS pixels. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true } as const;

/** Cookies and localStorage of a visitor's browser. */
export type State = Exclude<NonNullable<BrowserContextOptions["storageState"]>, string>;

export const openBrowser = (): Promise<Browser> => chromium.launch(chromiumLaunchOptions(true));

/** Opens a browser context for a visitor with this language. */
export function openWindow(browser: Browser, url: string, language: Language, state?: State): Promise<BrowserContext> {
  return browser.newContext({
    ...PHONE,
    baseURL: url,
    locale: language === "tr" ? "tr-TR" : "de-DE",
    ignoreHTTPSErrors: true,
    ...(state && { storageState: state }),
  });
}

/** Returns the storage of a fan who chose a tariff and sees the number picker, and of a fan who is signed in. */
export async function statesOf(
  browser: Browser,
  url: string,
  operatorUrl: string,
  language: Language,
): Promise<Record<"step" | "registration" | "dashboard", State>> {
  const text = textIn(language);
  const prepare = async (does: (context: BrowserContext) => Promise<void>): Promise<State> => {
    const context = await openWindow(browser, url, language);
    await does(context);
    const state = await context.storageState();
    await context.close();
    return state;
  };
  const withTariff = await prepare(async (context) => {
    const wizard = new Wizard(await context.newPage(), text);
    await wizard.chooseTariff();
  });
  return {
    step: withTariff,
    registration: withTariff,
    dashboard: await prepare(async (context) => {
      const page = await context.newPage();
      await page.goto("/auth/login");
      await new Account(page, text, new Sandbox(operatorUrl)).login(DEMO.email, DEMO.password);
      await page.waitForURL(/\/dashboard$/);
    }),
  };
}
