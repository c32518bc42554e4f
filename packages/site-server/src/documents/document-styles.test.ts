import { expect, test } from "vitest";
import { documentStyles } from "./document-styles.ts";

const CSS =
  ":root{--a:1px;--b:2px}.card{color:red}.link{color:blue}.card:hover{color:green}" +
  "@keyframes run{from{opacity:0}}.link{inset:var(--a)}";

test("documents with the same words of a sheet share one style, and others get their own", () => {
  const styleOf = documentStyles();
  expect(styleOf(CSS, '<p class="card other">one</p>')).toBe(".card{color:red}");
  expect(styleOf(CSS, '<p class="card another">two</p>')).toBe(".card{color:red}");
  expect(styleOf(CSS, '<p class="card link">three</p>')).toContain(".link{color:blue}");
  expect(styleOf(".card{color:black}", '<p class="card">four</p>')).toBe(".card{color:black}");
});

test("what an element itself names stays, whatever another document of the same words names", () => {
  const styleOf = documentStyles();
  expect(styleOf(CSS, '<p class="card">one</p>')).not.toContain("--b");
  expect(styleOf(CSS, '<p class="card" style="inset:var(--b)">two</p>')).toContain("--b:2px");
  expect(styleOf(CSS, '<p class="card" style="animation:run 1s">three</p>')).toContain("@keyframes run");
});
