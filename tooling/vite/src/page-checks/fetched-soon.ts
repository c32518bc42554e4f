type Rules = {
  readonly prefetch: readonly {
    readonly where: { readonly and: readonly [Pattern<string>, { readonly not: Pattern<readonly string[]> }] };
  }[];
};
type Pattern<Matches> = { readonly href_matches: Matches };

/** Runs in a page. Returns the links that the speculation rules let the browser prefetch before a press. */
export function fetchedSoon(): string[] {
  const rules = JSON.parse(document.querySelector("script[type=speculationrules]")?.textContent ?? "") as Rules;
  const matches = (pattern: string, href: string) => new URLPattern(pattern, document.baseURI).test(href);
  return [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
    .map(({ href }) => href)
    .filter((href) =>
      rules.prefetch.some(({ where: { and } }) => {
        const [all, { not }] = and;
        return matches(all.href_matches, href) && !not.href_matches.some((pattern) => matches(pattern, href));
      }),
    );
}
