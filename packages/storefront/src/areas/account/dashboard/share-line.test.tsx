import { euro, type Language } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { refuse } from "../../../testing/fake-operator.ts";
import { sampleBrand } from "../../../testing/sample-brand.ts";
import { sampleOwnShare, sampleShare } from "../../../testing/sample-share.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { ShareLine } from "./share-line.tsx";

const CALL = "GET /api/club-share/me";
const ALL = "GET /api/club-share";
const { total: _total, ...untold } = sampleShare;

async function open(answer: unknown, language: Language = "de", all: unknown = sampleShare) {
  const { clubShare } = sampleBrand;
  const stage = await makeStage({
    screen: <main>{clubShare && <ShareLine share={clubShare} />}</main>,
    path: "/dashboard",
    answers: { [CALL]: answer, [ALL]: all },
    user: sampleUser,
    language,
  });
  await render(stage.element);
  return stage;
}
const main = () => page.getByRole("main");

test("tells what the own bills have given, and all together, with the way to how it is reckoned", async () => {
  await open(sampleOwnShare);
  await expect
    .element(main())
    .toMatchTextContent(/Aus deinen Rechnungen haben wir 0,68\s€ für die Jugendakademie gegeben\. Alle zusammen: 12\.847\s€\./);
  await expect.element(page.getByRole("link", { name: "So rechnen wir" })).toHaveAttribute("href", "/fan/academy");
});

test("speaks Turkish", async () => {
  await open(sampleOwnShare, "tr");
  await expect.element(main()).toMatchTextContent(/Faturalarından Altyapı Akademisi için 0,68\s€ ayırdık\. Hep birlikte: 12\.847\s€\./);
});

test("names the promise until a bill has given something, and no sum of all while there is none", async () => {
  await open({ own: euro(0) }, "de", untold);
  await expect
    .element(main())
    .toMatchTextContent(/^Von jeder bezahlten Monatsrechnung geben wir 2\s% des Nettobetrags für die Jugendakademie\. So rechnen wir$/);
});

test("tells the own part alone where the sum of all cannot be told", async () => {
  await open(sampleOwnShare, "de", refuse("-1"));
  await expect.element(main()).toMatchTextContent(/gegeben\. So rechnen wir$/);
});

test("is nothing where the operator cannot tell", async () => {
  const { sent } = await open(refuse("-1"));
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await expect.element(main()).toBeEmptyDOMElement();
});
