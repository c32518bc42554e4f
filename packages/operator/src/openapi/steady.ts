/** What is drawn at random, and what stands for it in an example; the order matters. */
const RANDOM: readonly (readonly [RegExp, (index: number) => string])[] = [
  [
    /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
    (index) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
  ],
  [/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, () => "header.claims.signature"],
  // Seconds pass while a checkout waits, more of them on a busy machine.
  [/2026-11-03T11:\d\d:\d\d\.\d{3}Z/g, () => "2026-11-03T11:00:00.000Z"],
  // An address that holds the name of a club, which only the seed may.
  [/hallo@[\w-]+\.example/g, () => "hallo@club.example"],
  [/fan-[0-9a-f]{8}@/g, (index) => `fan-${index}@`],
  [/\+49(?=1\d{9})\d{10,11}/g, (index) => `+4917139200${String(index % 100).padStart(2, "0")}`],
  [/(?<=")n1\d{9,10}/g, (index) => `n17139200${String(index % 100).padStart(2, "0")}`],
  [/\b894999\d{13}/g, () => "8949990000190700015"],
  [/(?<=8949 •••• •••• )\d{4}/g, () => "0015"],
  [/(?<="code": ")\d{6}(?=")/g, () => "190519"],
  [/(?<="invitationCode": ")\w+/g, () => "DEFNE1907"],
  [/\b[A-Z]{1,4}-[0-9A-F]{10}\b/g, (index) => `X-${String(index).padStart(10, "0")}`],
  [/\bTRB-\w{4}-\w{4}\b/g, (index) => `TRB-7K3M-${String(index).padStart(4, "0")}`],
  [/\b(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}\b/g, () => "DEMO-DEMO-DEMO-DEMO"],
  [/\bT[0-9A-F]{18}\b/g, (index) => `T${String(index).padStart(18, "0")}`],
  // A push device of the tests, whose secret its contract measures, is the same each time.
  [
    /(?<![\w-])(?<!"auth": ")(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?:[\w-]{22}|[\w-]{32}|[\w-]{43})(?![\w"-]*":)(?![\w-])/g,
    (index) => `random${index}`,
  ],
  [/(?<![\w-])[0-9a-f]{32,64}(?![\w-])/g, (index) => `hash${index}`],
];

/**
 * Puts fixed values in the place of random ones, the same for the same everywhere in the text, so that the examples
 * change only when the answers do.
 */
export function steady(text: string): string {
  let result = text;
  for (const [pattern, name] of RANDOM) {
    const seen = new Map<string, string>();
    result = result.replace(pattern, (found) => {
      const known = seen.get(found) ?? name(seen.size + 1);
      seen.set(found, known);
      return known;
    });
  }
  return result;
}
