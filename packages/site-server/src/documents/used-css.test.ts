import { expect, test } from "vitest";
import { facesOf } from "./faces.ts";
import { usedCss } from "./used-css.ts";

const page = '<main class="card wide" id="top"><a class="link">x</a></main>';

test.each([
  [".card{color:red}", ".card{color:red}"],
  [".gone{color:red}", ""],
  [".card .gone{color:red}", ""],
  [".gone,.wide{color:red}", ".wide{color:red}"],
  [".card:hover,.card[data-open]{color:red}", ".card:hover,.card[data-open]{color:red}"],
  [":is(.gone,.link):focus{color:red}", ":is(.gone,.link):focus{color:red}"],
  [":is(.gone,.lost){color:red}", ""],
  [".card:not(.gone){color:red}", ".card:not(.gone){color:red}"],
  [".card:disabled,.card[aria-busy=true],.card[aria-disabled=true]:focus{color:red}", ""],
  [".card:not(:disabled){color:red}", ".card:not(:disabled){color:red}"],
  ["table{color:red}", ""],
  ["::view-transition-group(root){color:red}", "::view-transition-group(root){color:red}"],
  ["::view-transition-old(root),::view-transition-old(*),::view-transition-old(part){color:red}", "::view-transition-old(root){color:red}"],
  [
    ".card{view-transition-name:part}::view-transition-old(part){color:red}",
    ".card{view-transition-name:part}::view-transition-old(part){color:red}",
  ],
  [".gone{view-transition-name:part}@media print{::view-transition-old(part){color:red}}", ""],
  [".card > :nth-child(2){color:red}", ".card > :nth-child(2){color:red}"],
  [".card:has(.gone){color:red}", ""],
  ["@view-transition{navigation:auto}", "@view-transition{navigation:auto}"],
  ["#top{color:red}#bottom{color:red}", "#top{color:red}"],
  ["@media print{.gone{color:red}}", ""],
  [".card{.gone{color:red}&:hover{color:blue}}", ".card{&:hover{color:blue}}"],
])("of %s a page keeps %s", (css, kept) => expect(usedCss(css, page)).toBe(kept));

test("a control that is drawn without its use keeps how it looks", () => {
  const css = ".card:disabled{color:red}.card[aria-disabled]{color:red}";
  expect(usedCss(css, `<button class="card" disabled="" aria-disabled="true">`)).toBe(css);
});

test("variables and movements that nothing names go, also where only each other named them", () => {
  const css =
    ":root{--a:1px;--b:var(--c);--c:2px}@keyframes run{from{opacity:0}}@keyframes rest{to{opacity:1}}.card{inset:var(--a);animation:run 1s}";
  expect(usedCss(css, page)).toBe(":root{--a:1px}@keyframes run{from{opacity:0}}.card{inset:var(--a);animation:run 1s}");
});

test("faces that are fetched come after the first paint, those that stand in for them at once", () => {
  const css =
    '@font-face{font-family:Teko;src:url("/assets/teko.woff2")format("woff2");font-weight:300 700;unicode-range:U+0-FF}' +
    "@font-face{font-family:Teko Fallback;src:local(Arial);size-adjust:73%}";
  expect(usedCss(css, page)).toBe("@font-face{font-family:Teko Fallback;src:local(Arial);size-adjust:73%}");
  expect(facesOf(css)).toEqual([["Teko", "/assets/teko.woff2", "300 700"]]);
});
