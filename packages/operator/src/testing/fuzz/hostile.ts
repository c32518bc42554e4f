import fc from "fast-check";

/** Text that often breaks programs. */
const TEXTS = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "x\udc00y",
  "\u202eevil\u202c",
  "\u200f\u2066x\u2069",
  "\ufeff",
  "İıŞşĞğß",
  "e\u0301".repeat(50),
  "'; drop table users; --",
  "' or '1'='1",
  "1); select pg_sleep(9); --",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "{{7*7}}${7*7}<%= 7*7 %>",
  "../../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "%00",
  "%",
  "%c0%af",
  "x\r\nset-cookie: owned=1",
  "%0d%0aset-cookie:%20owned=1",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "toString",
  "-1",
  "0",
  "1e400",
  "NaN",
  "9".repeat(30),
  "-9223372036854775809",
  "2026-02-30",
  "0000-00-00",
  "+275760-09-13T00:00:00.001Z",
  "00000000-0000-0000-0000-000000000000",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "x".repeat(5000),
] as const;

/** Values of a wrong type or beyond the range of a database column. */
const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { toString: "x" },
  { $ne: null },
  JSON.parse('{"__proto__":{"owned":true}}'),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  fc.string({ unit: "grapheme", maxLength: 200 }),
);

/** Any JSON value in place of the expected one. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(...VALUES) },
  fc.jsonValue({ maxDepth: 3 }),
);

/** Whole bodies that no call accepts, as text. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "",
    "{",
    "null",
    "[]",
    '"x"',
    "1",
    "{}{}",
    '{"__proto__":{"owned":true}}',
    '{"constructor":{"prototype":{"owned":true}}}',
    `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
    `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`,
    JSON.stringify({ x: "y".repeat(1_000_000) }),
    "\ufeff{}",
    "%7B%7D",
  ),
  fc.json({ maxDepth: 4 }),
  fc.string({ unit: "binary", maxLength: 100 }),
);
