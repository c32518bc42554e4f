import { LANGUAGES } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makeStage } from "../../testing/stage.tsx";
import { NotFound } from "./not-found.tsx";

test.each(LANGUAGES)("whoever is offside may go home, to the tariffs, or search, in %s", async (language) => {
  const { element } = await makeStage({ screen: <NotFound />, language });
  await render(element);
  const link = (name: string) => page.getByRole("link", { name });
  await expect.element(link(language === "de" ? "Zur Startseite" : "Ana sayfaya dön")).toHaveAttribute("href", "/");
  await expect.element(link(language === "de" ? "Tarife ansehen" : "Tarifelere bak")).toHaveAttribute("href", "/tarife");
  await expect.element(link(language === "de" ? "Suchen" : "Ara")).toHaveAttribute("href", "/information");
});
