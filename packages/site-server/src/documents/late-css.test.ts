import { expect, test } from "vitest";
import { partCss } from "./late-css.ts";

test.each([
  [".card{color:red}", ".card{color:red}", ""],
  [".card:hover{color:red}", "", ".card:hover{color:red}"],
  [".card:active,.card:focus{color:red}", ".card:focus{color:red}", ".card:active{color:red}"],
  [".card:focus-visible{color:red}", "", ".card:focus-visible{color:red}"],
  [".card{color:red;cursor:pointer}", ".card{color:red}", ".card{cursor:pointer}"],
  [".card{transition:color 1s;forced-color-adjust:none}", "", ".card{transition:color 1s;forced-color-adjust:none}"],
  [
    ".card,.card:hover{color:red;transition-duration:1s!important}",
    ".card{color:red}",
    ".card{transition-duration:1s!important}.card:hover{color:red;transition-duration:1s!important}",
  ],
  ["@layer a{.card{touch-action:none}}", "", "@layer a{.card{touch-action:none}}"],
  ["::view-transition-old(root){color:red}", "::view-transition-old(root){color:red}", ""],
  ["::view-transition-old(a){color:red}", "::view-transition-old(a){color:red}", "::view-transition-old(a){color:red}"],
  [".card:active-view-transition{color:red}", ".card:active-view-transition{color:red}", ""],
  ["@media print{.card{color:red}}", "", "@media print{.card{color:red}}"],
  ["@media (forced-colors:active){.card{color:red}}", "", "@media (forced-colors:active){.card{color:red}}"],
  ["@media (hover:hover){.card:hover{color:red}}", "", "@media (hover:hover){.card:hover{color:red}}"],
  // Without `:hover` in its selector, a rule for pointers that hover belongs to the first paint; applied late, it would shift the page.
  ["@media (hover:hover){.card{display:none}}", "@media (hover:hover){.card{display:none}}", ""],
  ["@media print and (width>=9em){.card{color:red}}", "@media print and (width>=9em){.card{color:red}}", ""],
  ["@layer a{@media print{@page{margin:0}.card{color:red}}}", "", "@layer a{@media print{@page{margin:0}.card{color:red}}}"],
  ["@layer a,b;.card{color:red}", "@layer a,b;.card{color:red}", ""],
  ["@font-face{src:local(A)}@view-transition{navigation:auto}", "@font-face{src:local(A)}@view-transition{navigation:auto}", ""],
  // The first part keeps faces that the browser fetches, because `usedCss` removes them from a page's own style anyway.
  ["@font-face{src:url(/a-latin-wght.woff2)}", "@font-face{src:url(/a-latin-wght.woff2)}", "@font-face{src:url(/a-latin-wght.woff2)}"],
  ["@font-face{src:url(/a-ours-x.woff2)}", "@font-face{src:url(/a-ours-x.woff2)}", ""],
  [".was[data-was=granted]{color:red}", "", ".was[data-was=granted]{color:red}"],
  ["input[aria-invalid=true]{color:red}", "", "input[aria-invalid=true]{color:red}"],
  ["::selection{color:red}", "", "::selection{color:red}"],
  [":where([open]) .card{color:red}", "", ":where([open]) .card{color:red}"],
  [".card:has(>*),.card:has(>b){color:red}", ".card:has(>b){color:red}", ".card:has(>*){color:red}"],
  [".card{animation:1s run}@keyframes run{from{opacity:0}}", ".card{animation:1s run}@keyframes run{from{opacity:0}}", ""],
  [".card:hover{animation:1s run}@keyframes run{from{opacity:0}}", "", ".card:hover{animation:1s run}@keyframes run{from{opacity:0}}"],
])("%s is parted", (css, now, late) => expect(partCss(css)).toEqual({ now, late }));
