import { ApiError } from "@tribun/api-client";
import { Component, type ReactNode, Suspense } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makeStage } from "../testing/stage.tsx";
import { lazyScreenOf } from "./lazy-screen.tsx";

type Parts = { readonly Part: () => ReactNode };
const screen = () => Promise.resolve({ Screen: ({ Part }: Parts) => <Part /> });

/** Shows what went wrong, as the router's own boundary would with a page of the shell. */
class Told extends Component<{ readonly children: ReactNode }, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    const { error } = this.state;
    return error instanceof ApiError ? <p>{error.reason}</p> : this.props.children;
  }
}

async function show(loadParts: () => Promise<Parts>) {
  const Screen = lazyScreenOf(screen, "Screen", loadParts);
  const told = (
    <Told>
      <Suspense>
        <Screen />
      </Suspense>
    </Told>
  );
  await render((await makeStage({ screen: told, answers: {} })).element);
}

test("a screen is drawn with parts that its file does not hold", async () => {
  await show(() => Promise.resolve({ Part: () => <p>Formular</p> }));
  await expect.element(page.getByText("Formular")).toBeVisible();
});

test("parts that cannot be fetched are an operator that cannot be reached", async () => {
  await show(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
  await expect.element(page.getByText("unreachable")).toBeVisible();
});
