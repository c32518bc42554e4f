import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ProductPlan } from "@tribun/api-client/contract";
import { fakeApi, sampleFan } from "@tribun/api-client/testing";
import { createI18n, NAMESPACES, TextProvider } from "@tribun/i18n";
import { allTexts } from "@tribun/i18n/testing";
import { testNow } from "@tribun/vitest-config/clock";
import { createStore, Provider } from "jotai";
import { useLayoutEffect } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { EMPTY_DRAFT } from "./order-draft.ts";
import { startJersey } from "../steps/extras/schema.ts";
import { complete, mainLine, plan, shortTariff, tariff } from "../testing/samples.ts";
import { changeDraftAtom, draftAtom, draftClubAtom, loadDraftAtom, DRAFT_STORAGE_KEY } from "../store/draft-atom.ts";
import { serialiseDraft } from "../store/schema/schema.ts";
import type { OfferedTariff } from "../store/tariff.ts";
import { useOrderDraft } from "../store/use-order-draft.ts";
import { useTariffChoice } from "../choice/use-tariff-choice.tsx";
import type { ChoosingFan } from "../choice/choosing-fan.ts";

type CardProps = {
  readonly fan: ChoosingFan;
  readonly other: OfferedTariff;
  readonly onChosen: () => void;
  readonly chooseAtOnce: boolean;
};

function Card({ fan, other, onChosen, chooseAtOnce }: CardProps) {
  const { choose, dialog } = useTariffChoice(fan, onChosen);
  // A layout effect runs before the effect that reads the storage.
  useLayoutEffect(() => {
    if (chooseAtOnce) choose(other);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one click, at the first render
  }, []);
  const { draft, ready } = useOrderDraft();
  return (
    <>
      <button type="button" onClick={() => choose(other)}>
        choose
      </button>
      <output>{ready ? (draft.tariff?.id ?? "none") : "loading"}</output>
      <output data-testid="number">{draft.number?.msisdn ?? "no number"}</output>
      {dialog}
    </>
  );
}

type Options = {
  readonly chooseAtOnce?: boolean;
  readonly other?: OfferedTariff;
  readonly plans?: readonly ProductPlan[];
  readonly lines?: readonly ReturnType<typeof mainLine>[];
};

async function open(stored: string | null, { chooseAtOnce = false, other = shortTariff, plans = [plan], lines }: Options = {}) {
  if (stored === null) localStorage.removeItem(DRAFT_STORAGE_KEY);
  else localStorage.setItem(DRAFT_STORAGE_KEY, stored);
  const store = createStore();
  store.set(draftClubAtom, "muster");
  let chosen = 0;
  const { api } = fakeApi({ productPlans: plans, myLines: lines });
  const fan: ChoosingFan = lines ? { api, session: "authenticated", user: sampleFan } : { api, session: "unauthenticated" };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const i18n = await createI18n("de", NAMESPACES, await allTexts("de"));
  await render(
    <TextProvider i18n={i18n}>
      <Provider store={store}>
        <QueryClientProvider client={client}>
          <Card fan={fan} other={other} onChosen={() => (chosen += 1)} chooseAtOnce={chooseAtOnce} />
        </QueryClientProvider>
      </Provider>
    </TextProvider>,
  );
  return { chosen: () => chosen };
}
const shown = () => page.getByRole("status").first();
/** Waits until a choice is in the storage that the next test starts with. */
const stored = (id: string) => expect.poll(() => localStorage.getItem(DRAFT_STORAGE_KEY) ?? "").toContain(`"${id}"`);

test("an empty cart takes the tariff without a question", async () => {
  const { chosen } = await open(null);
  await page.getByRole("button", { name: "choose" }).click();
  await expect.element(shown()).toHaveTextContent(shortTariff.id);
  await expect.poll(chosen).toBe(1);
  await stored(shortTariff.id);
});

test("a fan who is faster than the storage is asked all the same", async () => {
  const { chosen } = await open(serialiseDraft(complete(), "muster", testNow()), { chooseAtOnce: true });
  await expect.element(page.getByRole("button", { name: "Ja, Tarif wechseln" }), { timeout: 8000 }).toBeVisible();
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(shown()).toHaveTextContent(tariff.id);
  expect(chosen()).toBe(0);
});

test("another tariff is asked about; cancel keeps the cart, yes takes what it allows along", async () => {
  const { chosen } = await open(serialiseDraft(complete(), "muster", testNow()));
  await page.getByRole("button", { name: "choose" }).click();
  // The dialog's code starts to load now.
  await expect.element(page.getByText("Der Tarif in deinem Warenkorb wird gelöscht. Weitermachen?"), { timeout: 8000 }).toBeVisible();
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(shown()).toHaveTextContent(tariff.id);
  expect(chosen()).toBe(0);
  await page.getByRole("button", { name: "choose" }).click();
  await page.getByRole("button", { name: "Ja, Tarif wechseln" }).click();
  await expect.element(shown()).toHaveTextContent(shortTariff.id);
  await expect.element(page.getByTestId("number")).toHaveTextContent("+491713920033");
  await expect.poll(chosen).toBe(1);
  await stored(shortTariff.id);
});

test("what stays and what does not go with the other tariff is named before it is lost", async () => {
  const jersey = { ...startJersey(plan), size: "M" };
  await open(serialiseDraft({ ...complete(), jersey }, "muster", testNow()), {
    other: { ...shortTariff, simTypes: ["physical"] },
    plans: [],
  });
  await page.getByRole("button", { name: "choose" }).click();
  await expect.element(page.getByText("Das behältst du: Rufnummer."), { timeout: 8000 }).toBeVisible();
  await expect.element(page.getByText("Das passt nicht zum neuen Tarif und fällt weg: SIM und Trikot.")).toBeVisible();
  await page.getByRole("button", { name: "Ja, Tarif wechseln" }).click();
  await stored(shortTariff.id);
  const left = localStorage.getItem(DRAFT_STORAGE_KEY) ?? "";
  expect(left).toContain("+491713920033");
  expect(left).not.toMatch(/simType|jersey/);
});

test("a fan who has the other tariff is told so before the one in the cart is given up", async () => {
  await open(serialiseDraft(complete(), "muster", testNow()), { lines: [mainLine("l1", "+491713920010", { tariff: shortTariff })] });
  await page.getByRole("button", { name: "choose" }).click();
  await expect.element(page.getByText("Diesen Tarif hast du schon"), { timeout: 8000 }).toBeVisible();
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(shown()).toHaveTextContent(tariff.id);
});

test("an order that waits for its payment is named, because it ends with another tariff", async () => {
  const waiting = { ...complete(), openOrder: { orderId: "o1", checkoutId: "c1" } };
  await open(serialiseDraft(waiting, "muster", testNow()));
  await page.getByRole("button", { name: "choose" }).click();
  await expect.element(page.getByText(/wartet noch auf die Zahlung/), { timeout: 8000 }).toBeVisible();
});

test("another club's draft and another tab's change are told apart", async () => {
  await open(serialiseDraft(complete(), "other", testNow()));
  await expect.element(shown()).toHaveTextContent("none");
  localStorage.setItem(DRAFT_STORAGE_KEY, serialiseDraft({ ...EMPTY_DRAFT, ...complete() }, "muster", testNow()));
  globalThis.dispatchEvent(new StorageEvent("storage", { key: DRAFT_STORAGE_KEY }));
  await expect.element(shown()).toHaveTextContent(tariff.id);
});

test("a component that mounts while the first choice is still being stored does not undo it", async () => {
  localStorage.removeItem(DRAFT_STORAGE_KEY);
  const store = createStore();
  store.set(draftClubAtom, "muster");
  await store.set(loadDraftAtom);
  const storing = store.set(changeDraftAtom, () => complete());
  const mounting = store.set(loadDraftAtom);
  await Promise.all([storing, mounting]);
  expect(store.get(draftAtom).draft.tariff?.id).toBe(tariff.id);
  expect(localStorage.getItem(DRAFT_STORAGE_KEY)).toContain(tariff.id);
});
