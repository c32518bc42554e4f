/** What a designer calls the fields of a club, by the start of their path. The longest start that fits is taken. */
const FIELDS: Readonly<Record<string, string>> = {
  id: "the id",
  teamId: "the team id",
  name: "the app's name",
  shortName: "the label under the icon",
  title: "the title in search results",
  description: "the description in search results",
  slogan: "the line of the social preview",
  defaultLanguage: "the first language",
  "hotline.shortCode": "the short number of the hotline",
  "hotline.freeNumber": "the free number of the hotline",
  openingHours: "the opening hours of the hotline",
  social: "a link to a social network",
  stores: "a link to an app store",
  legalEntity: "the legal entity",
  "legalEntity.vatId": "the VAT id",
  "legalEntity.postalCode": "the postal code",
  "legalEntity.email": "the club's mail address",
  complaints: "the figures about complaints",
  pattern: "the pattern of the shirt",
  "look.display": "the face of headings and figures",
  "look.hero": "what a fan sees first on the home page",
  "look.sections": "the parts of the home page",
  "look.surface": "the ground of the home page",
  "look.paper": "the tone of the paper",
  "look.shape": "the shape of corners",
  "look.numerals": "the kind of large figures",
  "look.motion": "how the hero arrives",
  "look.patternScale": "the size of the pattern",
  "look.headings": "a heading of the home page",
  look: "the club's look",
  keywordRule: "the rule of the support password",
  capabilities: "the list of what the club offers",
  clubShare: "the share for the club's cause",
  "vocabulary.crowd": "what the fans call themselves",
  "vocabulary.year": "the year on the shirt",
  "vocabulary.fans": "the line above the title of the home page",
  "vocabulary.chant": "the title of the home page",
  "vocabulary.sub": "the text below the title of the home page",
  "vocabulary.greet": "the greeting at the login",
  "vocabulary.goal": "the words after an order",
  "vocabulary.empty": "the words of an empty list",
  "vocabulary.offside": "the words of an unknown page",
  "vocabulary.calls": "the heading of earlier calls",
  "vocabulary.messages": "the heading of sent messages",
  vocabulary: "the club's voice",
  events: "an event",
  passwordWords: "the words that fans would use as passwords",
  packagingRegister: "the number in the packaging register LUCID",
  smsSender: "the sender of SMS",
  "numbers.years": "the years that make a number the club's",
  "numbers.pairs": "the pairs of digits that make a number the club's",
  "sample.fanNumber": "the demo fan's number",
  sample: "what the sandbox shows of the club",
  matches: "the matches of the season",
  "club.a": "the first colour",
  "club.b": "the second colour",
  "club.on-a": "the text on the first colour",
  "club.on-b": "the text on the second colour",
  radius: "the roundness of corners",
};
const LANGUAGES: Readonly<Record<string, string>> = { de: " in German", tr: " in Turkish" };

function fieldOf(path: string): string {
  const starts = Object.keys(FIELDS).filter((start) => path === start || path.startsWith(`${start}.`));
  const start = starts.toSorted((one, other) => other.length - one.length)[0];
  const rest = start === undefined ? path : path.slice(start.length + 1);
  const language = LANGUAGES[rest];
  const within = rest === "" || language !== undefined ? "" : ` (${rest})`;
  return start === undefined ? `the field ${path}` : `${FIELDS[start]}${language ?? ""}${within}`;
}

/** How the schema's own sentences are said. Sentences of the contract are plain already. */
const SENTENCES: readonly (readonly [RegExp, (...found: readonly string[]) => string])[] = [
  [/^Invalid (?:type|key): Expected \S.* but received undefined$/, () => "is missing"],
  [/^Invalid key: Expected never but received .*$/, () => "is not known to the contract: delete it, or correct its name"],
  [/^Invalid length: Expected <=(\d+) but received (\d+)$/, (most, has) => `is too long: it has ${has} letters, and ${most} fit`],
  [
    /^Invalid type: Expected \((.+)\) but received (.+)$/,
    (words, has) => `is ${has}, and must be one of ${words?.replaceAll(" | ", ", ")}`,
  ],
  [/^Invalid (?:URL|email): .*$/, () => "is no address"],
  [/^Invalid type: Expected (\S+) but received (.+)$/, (wanted, has) => `is ${has}, and must be a ${wanted}`],
];

function plainly(message: string): string {
  for (const [pattern, say] of SENTENCES) {
    const found = pattern.exec(message);
    if (found) return say(...found.slice(1));
  }
  return message;
}

/**
 * Explains the error of a club's folder in a designer's words, one sentence for each fault.
 * @param message of a BrandError or TokenError: a heading, and lines such as `  vocabulary.chant.de: must be one line or two`
 */
export function explain(message: string): readonly string[] {
  const lines = message.split("\n").flatMap((line) => {
    const [, path, fault] = /^ {2}([\w.-]+): (.+)$/.exec(line) ?? [];
    return path === undefined || fault === undefined ? [] : [`${fieldOf(path)} ${plainly(fault)}`];
  });
  return lines.length > 0 ? lines : [message];
}
