import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { slimmed } from "./slim-icons.ts";

const icon = (node: string) => slimmed(`{ name: "x", size: 24, node: [${node}], aliases: ["y"] }`);

test("an icon of paths is one path, whose parts begin where they began", () =>
  expect(icon(`["path", { d: "M4 5h16", key: "a1" }], ["path", { d: "m2 2 20 20", key: "b2" }]`)).toBe(
    '{"node":[["path",{"d":"M4 5h16M0 0m2 2 20 20"}]]}',
  ));

test("an icon of other shapes too keeps them shape by shape, as it does a path of a look of its own", () => {
  expect(icon(`["path", { d: "m1 2 3 4", key: "a" }],\n[\n"circle",\n{ r: "9", key: "b" }\n]`)).toBe(
    '{"node":[["path",{"d":"m1 2 3 4"}],["circle",{"r":"9"}]]}',
  );
  expect(icon(`["path", { d: "M1 2", fill: "none", key: "a" }]`)).toBe('{"node":[["path",{"d":"M1 2","fill":"none"}]]}');
});

test("an icon of another size is refused", () => expect(() => slimmed(`{ size: 16, node: [] }`)).toThrow("24"));

const kit = createRequire(new URL("../../../../packages/ui-kit/package.json", import.meta.url));
const folder = join(dirname(kit.resolve("lucide-react")), "../esm/icons");

test("every icon of the package is understood whole", () => {
  const data = readdirSync(folder).flatMap((file) => {
    const found = file.endsWith(".mjs") ? /const __iconData = (\{[^;]+\});/.exec(readFileSync(join(folder, file), "utf8")) : null;
    return found?.[1] === undefined ? [] : [found[1]];
  });
  expect(data.length).toBeGreaterThan(1000);
  for (const each of data) {
    const { node }: { node: [string, Record<string, string>][] } = JSON.parse(each.replace(/([{,]\s*)(\w+):/g, '$1"$2":'));
    const shapes = node.map(([tag, { key: _, ...drawn }]) => [tag, drawn] as const);
    const lone = shapes.every(([tag, drawn]) => tag === "path" && Object.keys(drawn).join() === "d");
    const d = shapes.map(([, drawn]) => drawn["d"]?.replace(/^m/, "M0 0m")).join("");
    expect(JSON.parse(slimmed(each)), each).toEqual({ node: lone ? [["path", { d }]] : shapes });
  }
});
