import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, test } from "vitest";
import createIcon from "./create-icon.tsx";

const drawn = (...node: Parameters<typeof createIcon>[0]["node"]) => {
  const Icon = createIcon({ size: 24, node });
  return renderToStaticMarkup(<Icon />).replace(/^<svg[^>]*>/, "");
};

test("an icon of paths is one path, whose parts begin where they began", () =>
  expect(drawn(["path", { d: "M4 5h16" }], ["path", { d: "m2 2 20 20" }])).toBe('<path d="M4 5h16M0 0m2 2 20 20"></path></svg>'));

test("an icon of other shapes too is drawn shape by shape", () =>
  expect(drawn(["path", { d: "m1 2 3 4" }], ["circle", { r: "9" }])).toBe('<path d="m1 2 3 4"></path><circle r="9"></circle></svg>'));
