import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, test } from "vitest";
import createIcon from "./create-icon.tsx";

const drawn = (...node: Parameters<typeof createIcon>[0]["node"]) => {
  const Icon = createIcon({ node });
  return renderToStaticMarkup(<Icon />).replace(/^<svg[^>]*>/, "");
};

test("an icon is drawn shape by shape", () =>
  expect(drawn(["path", { d: "m1 2 3 4" }], ["circle", { r: "9" }])).toBe('<path d="m1 2 3 4"></path><circle r="9"></circle></svg>'));
