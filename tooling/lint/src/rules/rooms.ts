import { posix } from "node:path";
import { importsOf, type Rule } from "../rule.ts";

type Rooms = {
  /** Folders below `src`, from the bottom up. A folder imports from itself and from those before it. */
  readonly order: readonly string[];
  /** Folders of pages or steps. Each imports from itself and from `shared`, never from another page or step. */
  readonly apart?: RegExp;
  /** What a folder that must stay small or pure may import from other packages. All others may import what their manifest lists. */
  readonly outside?: Readonly<Record<string, readonly string[]>>;
};

const PURE = ["@tribun/domain", "valibot"];

const ROOMS: Readonly<Record<string, Rooms>> = {
  storefront: {
    order: [
      "hydration",
      "platform/brand",
      "platform/storage",
      "platform/push",
      "platform/session",
      "platform/place",
      "platform/app",
      "platform/queries",
      "platform/lazy",
      "platform/tracking",
      "platform/signed-in",
      "platform/page",
      "platform/offline",
      "platform/rules",
      "platform/forms",
      "shell",
      "features/celebration",
      "features/kept-forms",
      "features/new-password",
      "features/sign-in",
      "features/documents",
      "features/outages",
      "features/matches",
      "features/content",
      "features/catalogue",
      "features/games",
      "features/registration",
      "features/numbers",
      "features/invite",
      "features/payment",
      "features/orders",
      "features/portings",
      "features/club-share",
      "areas",
      "pages",
      "start",
      "render",
    ],
    apart: /^areas\/(\w+)\/([\w-]+)\//,
    // This code is inline in every document, so every visitor downloads it.
    outside: { hydration: ["@tribun/domain"] },
  },
  "checkout-wizard": {
    order: ["draft", "machine", "store", "shared", "choice", "hold", "summary", "steps", "cart", "frame"],
    apart: /^(steps)\/([\w-]+)\//,
    outside: { draft: PURE, machine: PURE },
  },
  operator: {
    order: [
      "db",
      "base",
      "security",
      "ports",
      "adapters",
      "kernel",
      "words",
      "http",
      "care",
      "reach",
      "numbers",
      "catalogue",
      "ledger",
      "papers",
      "payments",
      "orders",
      "lines",
      "packs",
      "content",
      "fun",
      "line-life",
      "portings",
      "joining",
      "sandbox",
      "billing",
      "contracts",
      "fans",
      "my-lines",
      "desk",
      "privacy",
      "seed",
      "console",
      "compose",
    ],
  },
  forms: { order: ["texts", "form", "fields", "proof", "donors", "payment"] },
};

const FILE = /^packages\/([\w-]+)\/src\/(.+\/.+)$/;
const isProduct = (file: string) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\/src\/testing\//.test(file);

/**
 * The folders of a package have one order, so that no two import each other. Imports of types count too. Tests may import from anywhere, and
 * so may the files directly in `src`, which are the package's entries.
 */
export const rooms: Rule = {
  name: "rooms",
  applies: (file) => ROOMS[FILE.exec(file)?.[1] ?? ""] !== undefined && isProduct(file),
  check: (file, text) => {
    const [, name = "", path = ""] = FILE.exec(file) ?? [];
    const { order = [], apart = /$^/, outside = {} } = ROOMS[name] ?? {};
    const floorOf = (at: string) => order.findIndex((room) => at.startsWith(`${room}/`));
    const floor = floorOf(path);
    const found = (line: number, message: string) => [{ rule: "rooms", file, line, message }];
    if (floor < 0) return found(0, `lies in no room of the package: ${order.join(", ")}`);
    return importsOf(text).flatMap(({ name: imported, line }) => {
      if (!imported.startsWith(".")) {
        const allowed = outside[order[floor] ?? ""];
        return allowed === undefined || allowed.includes(imported) ? [] : found(line, `imports "${imported}": "${order[floor]}" may not`);
      }
      const target = posix.join(posix.dirname(path), imported);
      if (floorOf(target) > floor || floorOf(target) < 0) return found(line, `imports "${target}", which stands above "${order[floor]}"`);
      const [, area, page] = apart.exec(path) ?? [];
      const [, otherArea, otherPage] = apart.exec(target) ?? [];
      if (otherArea === undefined || (otherArea === area && (otherPage === page || otherPage === "shared"))) return [];
      return floorOf(target) === floor ? found(line, `imports its neighbour "${target}": move what both need below them`) : [];
    });
  },
};
