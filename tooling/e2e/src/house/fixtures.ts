import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Page } from "@playwright/test";
import { serveClub } from "@tribun/site-server";
import { SAMPLE_NOW } from "@tribun/vitest-config/clock";
import { VIEWS, type View } from "./clubs.ts";
import { onOperatorsClock } from "./clock.ts";
import { ConsoleWatch } from "./console-watch.ts";
import { freePort } from "./free-port.ts";
import { TestOperator } from "./operator.ts";
import { LAST_SEEN, LastSeen } from "./last-seen.ts";
import { nextBuild } from "./next-build.ts";
import { type Fan, newFan } from "./people.ts";
import { Sandbox } from "./sandbox.ts";
import { Staff } from "./staff.ts";
import { type Text, textIn } from "./text.ts";

const distOf = (club: string): string => fileURLToPath(new URL(`../../../../apps/${club}/dist`, import.meta.url));

interface WorkerThings {
  /** The club, language and device of this worker. */
  view: View;
  /** Journeys with the same name share a worker, and with it an operator, of their own. For journeys that would disturb other files. */
  apart: string;
  /** The operator of this worker. */
  operator: TestOperator;
  /** The club's built app on its port. `serve` replaces it by another build. */
  club: { readonly dist: string; readonly origin: string; readonly serve: (dist: string) => Promise<void> };
  /** Address of the club's built app, which the same server as in `npm start` serves. */
  origin: string;
}

interface TestThings {
  text: Text;
  sandbox: Sandbox;
  staff: Staff;
  fan: Fan;
  /** An empty page on a second device, which shares no storage with the first one. */
  device: Page;
  /** Replaces the served build by the next one until the journey ends. */
  release: () => Promise<void>;
  /** The fan's answer to the consent question before the journey begins. */
  consent: "denied" | "unanswered";
  /** Complaints of the browser. Every journey must end with none, unless it clears them for a reason. */
  complaints: ConsoleWatch;
  /** Reports the state of the page when a journey fails. */
  lastSeen: LastSeen;
}

const firstView = VIEWS[0];
if (firstView === undefined) throw new Error("There is no club to look at.");

export const test = base.extend<TestThings, WorkerThings & { ports: { club: number } }>({
  view: [firstView, { option: true, scope: "worker" }],
  apart: ["", { option: true, scope: "worker" }],
  ports: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, give) => {
      await give({ club: await freePort() });
    },
    { scope: "worker" },
  ],
  operator: [
    async ({ view, ports }, give, info) => {
      const operator = await TestOperator.start(info.parallelIndex, {
        [view.teamId]: `http://localhost:${ports.club}`,
      });
      await give(operator);
      await operator.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  club: [
    async ({ view, ports, operator }, give) => {
      const serve = (dist: string) => serveClub({ dist, port: ports.club, operatorUrl: operator.url });
      const dist = distOf(view.club);
      let server = await serve(dist);
      await give({
        dist,
        origin: `http://localhost:${ports.club}`,
        serve: async (other) => {
          await server.stop();
          server = await serve(other);
        },
      });
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  origin: [async ({ club }, give) => give(club.origin), { scope: "worker", timeout: 120_000 }],
  release: async ({ club }, give) => {
    const next = nextBuild(club.dist);
    await give(() => club.serve(next));
    await club.serve(club.dist);
    rmSync(next, { recursive: true, force: true });
  },
  storageState: async ({ origin, consent }, give) => {
    const answer = JSON.stringify({ version: 3, choice: "denied", at: new Date(SAMPLE_NOW).toISOString() });
    const localStorage = consent === "denied" ? [{ name: "tribun.consent", value: answer }] : [];
    await give({ cookies: [], origins: [{ origin, localStorage }] });
  },
  context: async ({ context }, give) => give(await onOperatorsClock(context)),
  // A browser paints a tab behind another one only once a second. With a document open in front, each journey took a minute longer.
  page: async ({ page, context }, give) => {
    const stayInFront = async (tab: Page) => {
      if ((await tab.opener()) !== page) return;
      await page.bringToFront();
      // A tab that is still opening comes to the front once more.
      await tab.waitForLoadState();
      await page.bringToFront();
    };
    const onTab = (tab: Page) => void stayInFront(tab).catch(() => undefined);
    context.on("page", onTab);
    await give(page);
    context.off("page", onTab);
  },
  device: async ({ browser, complaints }, give) => {
    const context = await onOperatorsClock(await browser.newContext());
    const page = await context.newPage();
    complaints.watch(page);
    await give(page);
    await context.close();
  },
  baseURL: async ({ origin }, give) => give(origin),
  locale: async ({ view }, give) => give(view.language === "tr" ? "tr-TR" : "de-DE"),
  text: async ({ view }, give) => give(textIn(view.language)),
  sandbox: async ({ operator }, give) => {
    const sandbox = new Sandbox(operator.url);
    await give(sandbox);
    await sandbox.resetClock().catch(() => undefined);
  },
  staff: async ({ view, operator }, give) => give(new Staff(operator.url, view.teamId)),
  fan: async ({ view }, give, info) => give(newFan(view.language, info.parallelIndex)),
  consent: ["denied", { option: true }],
  complaints: [
    async ({ context }, give) => {
      const watch = new ConsoleWatch();
      for (const page of context.pages()) watch.watch(page);
      context.on("page", (page) => watch.watch(page));
      await give(watch);
      // One string, because the report of many failures shortens a comparison of lists.
      expect(watch.complaints.join("\n"), `what the browser complained about: ${watch.complaints.join("; ")}`).toBe("");
    },
    { auto: true },
  ],
  lastSeen: [
    async ({ context, page }, give, info) => {
      const seen = new LastSeen(context);
      await give(seen);
      if (info.status !== info.expectedStatus) await info.attach(LAST_SEEN, { body: await seen.tell(page) });
    },
    { auto: true },
  ],
});

export { expect };
