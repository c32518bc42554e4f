import type { Pages } from "../http/app-env.ts";
import { registerConsoleApi } from "./console-api.ts";
import { registerConsolePage } from "./console-page.ts";
import { registerMailGallery } from "./mails/gallery.ts";
import { registerLineConsole } from "./line-console.ts";
import { registerPaperGallery } from "./paper-gallery.ts";
import { registerPortingConsole } from "./porting-console.ts";
import { registerReturnsConsole } from "./returns-console.ts";
import { registerSupportConsole } from "./support-console.ts";
import { registerWorkConsole } from "./console-work.ts";

/** The console at /sandbox and its JSON API under /sandbox/api. In live mode neither exists. */
export const consolePages: Pages = (app, deps) => {
  if (deps.config.mode !== "sandbox") return;
  // Prevents another site from moving the clock of a developer's machine.
  app.use("/sandbox/*", async (c, next) => {
    const site = c.req.header("sec-fetch-site");
    if (c.req.method !== "GET" && site !== undefined && site !== "same-origin" && site !== "none") return c.text("Forbidden", 403);
    await deps.clock.sync();
    return next();
  });
  registerConsoleApi(app, deps);
  registerConsolePage(app, deps);
  registerMailGallery(app, deps);
  registerLineConsole(app, deps);
  registerPortingConsole(app, deps);
  registerReturnsConsole(app, deps);
  registerSupportConsole(app, deps);
  registerWorkConsole(app, deps);
  registerPaperGallery(app, deps);
};
