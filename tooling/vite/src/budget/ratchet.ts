import { GAME_BEYOND_KIB } from "./budgets.ts";
import { ORIGIN_NAMES } from "../plugins/origin-of.ts";
import type { RouteWeight, WeighedRoute } from "./route-weights.ts";

/** Clubs differ by a name or a colour, and the table has one decimal. */
const TOLERANCE = 0.01;
const ROUNDING_KIB = 0.1;

const HEAD = `# What each route carries

Until everything on it works: files of JavaScript and of styles, and KiB of JavaScript as brotli makes them at its best, by whose code
it is, in shares of each file's finished code. A still page loads none of it before somebody wants something of it.

Written by \`pnpm run sizes --renew\` in an app, never by hand. \`pnpm run sizes\` fails where a figure of any club is more than 1 % above
this table, so it may only shrink: a commit that renews it upwards says why that is worth it to everybody who opens the page.
`;

const COLUMNS = ["route", "files", "styles", "all", ...ORIGIN_NAMES];

/** The table as it is committed. */
export function writeTable(weights: readonly RouteWeight[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rows = weights.map(({ route, files, styles, all, origins }) =>
    row([`\`${route}\``, String(files), String(styles), ...[all, ...ORIGIN_NAMES.map((name) => origins[name] ?? 0)].map(kib)]),
  );
  const align = row(COLUMNS.map((_, at) => (at === 0 ? "---" : "---:")));
  return `${HEAD}\n${[row(COLUMNS), align, ...rows].join("\n")}\n`;
}

/** Reads what `writeTable` wrote, however a formatter has spaced it. */
export function readTable(markdown: string): RouteWeight[] {
  return markdown.split("\n").flatMap((line) => {
    const [route, files, styles, all, ...origins] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (!route?.startsWith("`")) return [];
    return [
      {
        route: route.slice(1, -1),
        files: Number(files),
        styles: Number(styles),
        all: Number(all),
        origins: Object.fromEntries(ORIGIN_NAMES.map((name, at) => [name, Number(origins[at] ?? 0)])),
      },
    ];
  });
}

/** What has grown since the table was written, in words. */
export function grown(weights: readonly RouteWeight[], table: readonly RouteWeight[]): string[] {
  return weights.flatMap((weight) => {
    const before = table.find(({ route }) => route === weight.route);
    if (!before) return [`${weight.route} has no row yet`];
    const counts = (["files", "styles"] as const).filter((count) => weight[count] > before[count]);
    const origins = ["all", ...ORIGIN_NAMES].filter((name) => valueOf(weight, name) > limit(valueOf(before, name)));
    return [
      ...counts.map((count) => `${weight.route} loads ${weight[count]} ${count} instead of ${before[count]}`),
      ...origins.map((name) => `${weight.route}: ${name} ${kib(valueOf(weight, name))} KiB instead of ${kib(valueOf(before, name))}`),
    ];
  });
}

/** Routes that have shrunk so far that the table should say so, or are gone. */
export function shrunk(weights: readonly RouteWeight[], table: readonly RouteWeight[]): string[] {
  return table.flatMap((before) => {
    const now = weights.find(({ route }) => route === before.route);
    if (!now) return [`${before.route} is gone`];
    const smaller = before.all > limit(now.all) || now.files < before.files || now.styles < before.styles;
    return smaller ? [`${before.route}: ${kib(now.all)} KiB in ${now.files} files instead of ${kib(before.all)} in ${before.files}`] : [];
  });
}

type Beyond = {
  readonly of: RegExp;
  readonly from: string;
  readonly most: number;
  /** Whether styles count as well. */
  readonly styled: boolean;
  readonly heading: string;
  readonly advice: string;
};

/**
 * What pages may carry beyond another, in KiB: those of the account beyond the dashboard, from which fans come, and the game, with its
 * styles, beyond the shell, which is all that an unknown address has.
 */
const BEYOND: readonly Beyond[] = [
  {
    ...{ of: /^\/dashboard\//, from: "/dashboard", most: 12, styled: false },
    heading: "Too far beyond the dashboard",
    advice: "Let forms that few open come with the press.",
  },
  {
    ...{ of: /^\/fan\/games\//, from: "404", most: GAME_BEYOND_KIB, styled: true },
    heading: "The game too far beyond the shell",
    advice: "Let what a turn needs later come with its first press.",
  },
];

/** Pages that carry too much of their own, in words, by what they are compared with. */
export type TooFar = Pick<Beyond, "heading" | "advice"> & { readonly pages: readonly string[] };

/** What carries too much of its own; empty where nothing does. */
export function tooFarBeyond(weights: readonly WeighedRoute[]): TooFar[] {
  return BEYOND.flatMap(({ of, from, most, styled, heading, advice }) => {
    const base = weights.find(({ route }) => route === from);
    const others = weights.filter(({ route }) => of.test(route));
    const whole = ({ all, styleKib }: WeighedRoute) => all + (styled ? styleKib : 0);
    const pages = base
      ? others
          .map((page) => ({ route: page.route, beyond: whole(page) - whole(base) }))
          .filter(({ beyond }) => beyond > most)
          .map(({ route, beyond }) => `${route}: ${kib(beyond)} KiB beyond ${from}, ${most} allowed`)
      : others.map(({ route }) => `${route}: there is no ${from} to compare it with`);
    return pages.length > 0 ? [{ heading, advice, pages }] : [];
  });
}

function limit(value: number): number {
  return value * (1 + TOLERANCE) + ROUNDING_KIB;
}

function valueOf(weight: RouteWeight, name: string): number {
  return name === "all" ? weight.all : (weight.origins[name] ?? 0);
}

function kib(value: number): string {
  return value.toFixed(1);
}
