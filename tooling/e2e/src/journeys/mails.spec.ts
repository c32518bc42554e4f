import { axeViolations } from "@tribun/vite-club/page-checks";
import { sweepsWhole } from "@tribun/vitest-config/sweep";
import { expect, test } from "../house/fixtures.ts";

const WIDTHS = [600, 320];
const THEMES = ["light", "dark"];
/** Of all kinds, `npm test` looks at every so manieth. */
const STRIDE = 25;

test("mails read well for everybody: by day and by night, on a desk and on a phone @core", async ({ page, operator, view }) => {
  await page.goto(`${operator.url}/sandbox/mails?team=${view.teamId}&lang=${view.language}`);
  const links = await page.getByRole("navigation", { name: "Kind" }).getByRole("link").all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute("href")));
  const chosen = addresses.filter((address, index) => address !== null && (sweepsWhole() || index % STRIDE === 0));
  expect(chosen.length).toBeGreaterThan(3);
  for (const address of chosen) {
    for (const theme of THEMES) {
      const mail = new URL(`${operator.url}${(address ?? "").replace("/sandbox/mails", "/sandbox/mails/html")}`);
      mail.searchParams.set("theme", theme);
      // As a mail program shows it: without the policy of the frame, under which axe could not run.
      await page.goto("about:blank");
      await page.setContent(await (await page.request.get(mail.href)).text());
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([mail.search, width, wide > 0]).toEqual([mail.search, width, false]);
      }
      expect([mail.search, await axeViolations(page)]).toEqual([mail.search, []]);
    }
  }
});
