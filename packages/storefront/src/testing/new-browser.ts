import { beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";

// Setup file of the browser tests: each test opens its page like a first visit. Files that run one after the other in one window share its
// storage, so that a language chosen in one file would turn the next one's page into Turkish. The earlier test's page unmounts first,
// because it would store its values again. Vitest loads this module for each file, so it also removes what an earlier file left on the
// document.
for (const element of [document.documentElement, document.body]) {
  for (const name of element.getAttributeNames()) if (/^(?:style|class|data-)/.test(name)) element.removeAttribute(name);
}

beforeEach(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0] ?? ""}=; Max-Age=0; Path=/`;
});
