import { expect, test } from "vitest";
import { unanswered } from "./answered.ts";

test.each([
  '<form method="post"><label><input name="a"></label><button>Go</button></form>',
  '<section data-island="consent"><div><button>Yes</button></div></section>',
  '<button data-hydrates="compare">Compare</button>',
  "<details><summary>More</summary></details>",
])("%s is answered", (html) => expect(unanswered(html)).toEqual([]));

test.each([
  ['<form><input name="a"></form>', "<form>"],
  ['<div data-island="menu"></div><button type="button">x</button>', '<button type="button">'],
  ['<br><select name="a"></select>', '<select name="a">'],
  ['<form method="post"></form><textarea></textarea>', "<textarea>"],
])("%s is not", (html, tag) => expect(unanswered(html)).toEqual([tag]));
