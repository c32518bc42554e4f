import { type ReactNode, useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { createCore } from "../app/core.ts";
import { drawnPlace } from "../place/browser-place.tsx";
import { KeptForm } from "../../features/kept-forms/kept-form/kept-form.tsx";
import { readUnsent } from "../../features/kept-forms/unsent.ts";
import { MessageForm } from "../../areas/support/help/message-form.tsx";
import { type Answers, fakeOperator, refuse } from "../../testing/fake-operator.ts";
import { tokensFor } from "../../testing/page.tsx";
import { sampleBrand } from "../../testing/sample-brand.ts";
import { sampleUser } from "../../testing/samples.ts";
import { fetchNotices } from "../signed-in/fetch-notices.ts";
import { sessionAtom, sessionNoticeAtom } from "../session/session-state.ts";
import { SESSION_KEY } from "../../hydration/hand-over.ts";
import { StandaloneForm } from "./standalone-form.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A standalone form whose fan's token is valid for `seconds`. */
async function open(seconds: number, answers: Answers, language: "de" | "tr" = "de", form: ReactNode = <input aria-label="Nachricht" />) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(tokensFor(seconds, sampleUser.id)));
  const { fetch } = fakeOperator(answers);
  const app = await createCore({ brand: sampleBrand, language, baseUrl: "https://operator.example", fetch });
  const went: string[] = [];
  const place = { ...drawnPlace("/support"), push: (href: string) => void went.push(href) };
  await render(
    <StandaloneForm app={app} place={place} answers={[]}>
      {form}
    </StandaloneForm>,
  );
  return { app, went };
}

const field = () => page.getByLabelText("Nachricht", { exact: true });

test("a session that ends while a form alone is filled in says so; who stays keeps what was typed", async () => {
  let ended = false;
  const { app, went } = await open(3600, { "GET /api/users/me": () => (ended ? refuse("1034") : sampleUser) });
  await field().fill("Mein Netz ist weg");
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("authenticated");
  ended = true;
  app.session.doubt();
  const told = page.getByRole("alertdialog", { name: "Deine Anmeldung ist abgelaufen" });
  await expect.element(told).toBeVisible();
  await told.getByRole("button", { name: "Ohne Anmeldung weiter" }).click();
  await expect.element(told).not.toBeInTheDocument();
  await expect.element(field()).toHaveValue("Mein Netz ist weg");
  expect(went).toEqual([]);
});

test("the same leads to the login and back", async () => {
  const { went } = await open(3600, { "GET /api/users/me": refuse("1034") }, "tr");
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await expect.poll(() => went).toEqual([expect.stringMatching(/^\/auth\/login\?returnTo=/)]);
});

test.each([
  ["/auth/login?returnTo=%2Fdashboard%2Fbills", 0],
  ["/auth/forgot-password", 0],
  ["/support", 1],
])("who is at a page to sign in on is not asked to sign in: %s", async (returnTo, dialogs) => {
  localStorage.clear();
  const { app } = await open(3600, { "GET /api/users/me": sampleUser });
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("authenticated");
  await fetchNotices();
  app.store.set(sessionNoticeAtom, { kind: "expired", returnTo });
  // A dialog would have rendered by the time the field is filled.
  await field().fill("Da");
  await expect.poll(() => page.getByRole("alertdialog").elements()).toHaveLength(dialogs);
});

test("five minutes before, the fan of a form alone may stay signed in", async () => {
  await open(240, { "GET /api/users/me": sampleUser, "POST /api/auth/refresh": tokensFor(7200) });
  const told = page.getByRole("dialog");
  await told.getByRole("button", { name: "Angemeldet bleiben" }).click();
  await expect.element(told).not.toBeInTheDocument();
  expect(localStorage.getItem(SESSION_KEY)).toContain("refresh-7200");
});

test("what was typed in a form alone stands there again after the login, which is loaded", async () => {
  let ended = false;
  const openSupport = () =>
    open(3600, { "GET /api/users/me": () => (ended ? refuse("1034") : sampleUser), "GET /api/tariffs/me": [] }, "de", <MessageForm />);
  const message = page.getByLabelText("Deine Nachricht", { exact: true });
  const { app } = await openSupport();
  await expect.element(page.getByLabelText("Vorname und Nachname", { exact: true })).not.toHaveValue("");
  await message.fill("Mein Netz ist weg");
  // The code that keeps it loads late.
  await import("../../features/kept-forms/kept-form/kept-form.tsx");
  ended = true;
  app.session.doubt();
  await page.getByRole("button", { name: "Neu anmelden", exact: true }).click();
  await cleanup();
  // The page of the login finds no signed-in fan.
  await (await createCore({ brand: sampleBrand, language: "de", baseUrl: "https://operator.example" })).session.start();
  ended = false;
  await openSupport();
  await expect.element(message).toHaveValue("Mein Netz ist weg");
  await cleanup();
  await openSupport();
  await expect.element(page.getByLabelText("Vorname und Nachname", { exact: true })).not.toHaveValue("");
  await expect.element(message).toHaveValue("");
});

test("what keeps it may come when the session is over", async () => {
  let ended = false;
  const show: { late: () => void } = { late: () => undefined };
  const Late = () => {
    const [come, setCome] = useState(false);
    show.late = () => setCome(true);
    const form = { values: { message: "Mein Netz ist weg" }, fill: () => undefined };
    return come && <KeptForm name="support" form={form} sent={false} known={sampleUser.id} />;
  };
  const { app } = await open(3600, { "GET /api/users/me": () => (ended ? refuse("1034") : sampleUser) }, "de", <Late />);
  await expect.poll(() => app.store.get(sessionAtom).status).toBe("authenticated");
  ended = true;
  app.session.doubt();
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
  show.late();
  await expect.poll(() => readUnsent(sampleUser.id, "support")).toEqual({ message: "Mein Netz ist weg" });
});
