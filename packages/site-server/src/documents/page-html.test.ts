import { expect, test } from "vitest";
import { wholeAddresses } from "./page-html.ts";

const script = (facts: object) => `<script type="application/ld+json">${JSON.stringify(facts)}</script>`;

test("addresses told to machines are whole, and nothing else of the page is touched", () => {
  const link = '<a href="/fan">"url":"/fan"</a>';
  const body =
    link + script({ name: "A /path", contentUrl: "/api/files?folder=video&fileName=a.mp4", url: "https://elsewhere.example/" }) + link;
  expect(wholeAddresses(body, "https://club.example")).toBe(
    link +
      script({
        name: "A /path",
        contentUrl: "https://club.example/api/files?folder=video&fileName=a.mp4",
        url: "https://elsewhere.example/",
      }) +
      link,
  );
});
