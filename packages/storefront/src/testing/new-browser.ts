import { beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";

// A setup file of vitest's browser tests: each test opens its page as somebody who was never here. Files that run one after the other in
// one window share what it stored: a language chosen in one turned the next one's page into Turkish. The page of the test before goes
// first, because it would store again what it holds. Vitest loads this module anew for each file, so it also clears what an earlier file
// left on the document.
for (const element of [document.documentElement, document.body]) {
  for (const name of element.getAttributeNames()) if (/^(?:style|class|data-)/.test(name)) element.removeAttribute(name);
}

beforeEach(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ")) document.cookie = `${cookie.split("=")[0] ?? ""}=; Max-Age=0; Path=/`;
});
