import { ApiError } from "@tribun/api-client";
import { Component, type ReactNode, Suspense } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makeStage } from "../testing/stage.tsx";
import { lazyScreen } from "./lazy-screen.tsx";

/** Shows the error, as the router's own boundary does with a page of the shell. */
class Told extends Component<{ readonly children: ReactNode }, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    const { error } = this.state;
    return error instanceof ApiError ? <p>{error.reason}</p> : this.props.children;
  }
}

async function show(load: () => Promise<{ readonly Screen: () => ReactNode }>) {
  const Screen = lazyScreen({ load, screen: "Screen" });
  const told = (
    <Told>
      <Suspense>
        <Screen />
      </Suspense>
    </Told>
  );
  await render((await makeStage({ screen: told, answers: {} })).element);
}

test("a screen is drawn once its code is there", async () => {
  await show(() => Promise.resolve({ Screen: () => <p>Seite</p> }));
  await expect.element(page.getByText("Seite")).toBeVisible();
});

test("code that cannot be fetched is an operator that cannot be reached", async () => {
  await show(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
  await expect.element(page.getByText("unreachable")).toBeVisible();
});
